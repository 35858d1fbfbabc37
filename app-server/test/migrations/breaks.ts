import { readStatements } from './read-statements.ts';

/** What the program of the version before may still use or do, and the migration stops. */
const RULES: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['drops', /\bDROP (?:TABLE|COLUMN|VIEW|MATERIALIZED VIEW|SCHEMA|TYPE|SEQUENCE|FUNCTION)\b/i],
  ['drops a column', /^ALTER TABLE .* DROP (?!COLUMN|CONSTRAINT|DEFAULT|NOT NULL|EXPRESSION|IDENTITY)\S+/i],
  ['renames', /\bRENAME\b/i],
  ['changes a type', /\bALTER (?:COLUMN )?\S+ (?:SET DATA )?TYPE\b/i],
  ['drops a default', /\bDROP DEFAULT\b/i],
  ['forbids null', /\bSET NOT NULL\b/i],
  ['moves to another schema', /\bSET SCHEMA\b/i],
  ['drops an index that ON CONFLICT may name', /^DROP INDEX\b/i],
  ['adds a rule for rows', /\bADD (?:CONSTRAINT \S+ )?(?:CHECK|UNIQUE|EXCLUDE|PRIMARY KEY|FOREIGN KEY)\b/i],
  ['adds a rule for rows', /^CREATE UNIQUE INDEX\b/i],
];

const NAME = String.raw`((?:"?\w+"?\.)?"?\w+"?)`;
const CREATED = new RegExp(`^CREATE (?:UNLOGGED )?TABLE (?:IF NOT EXISTS )?${NAME}`, 'i');
const ADDED = /\bADD COLUMN (?:IF NOT EXISTS )?"?(\w+)"?/gi;
const CHANGED = new RegExp(`^ALTER TABLE (?:IF EXISTS )?(?:ONLY )?${NAME}`, 'i');
const INDEXED = new RegExp(String.raw`^CREATE UNIQUE INDEX .*? ON ${NAME}`, 'i');
const KEYED = /\b(?:FOREIGN KEY|UNIQUE|PRIMARY KEY)\s*\(([^)]*)\)/i;

const plain = (name: string) => name.replaceAll('"', '').replace(/^public\./, '');

/** A reason for each statement after which the version before may fail; empty if it keeps working. */
export function breaks(sql: string): string[] {
  const statements = readStatements(sql);
  const created = new Set(statements.flatMap((one) => CREATED.exec(one)?.[1] ?? []).map(plain));
  const added = new Set(statements.flatMap((one) => [...one.matchAll(ADDED)].map(([, name = '']) => name)));
  return statements.flatMap((statement) => {
    const table = (CHANGED.exec(statement) ?? INDEXED.exec(statement))?.[1];
    // nobody uses yet what this migration creates
    if (table !== undefined && created.has(plain(table))) return [];
    const what = reasonOf(statement, added);
    return what === undefined ? [] : [`${what}: ${statement.slice(0, 120)}`];
  });
}

function reasonOf(statement: string, added: ReadonlySet<string>): string | undefined {
  if (demandsNewColumn(statement)) return 'adds a column that a row must have';
  const columns = (KEYED.exec(statement)?.[1] ?? '').match(/\w+/g);
  // the version before leaves new columns empty, which satisfies every key
  if (columns?.some((name) => added.has(name))) return undefined;
  return RULES.find(([, pattern]) => pattern.test(statement))?.[0];
}

/** A column without a default that must not be null: each insert of the version before fails. */
const demandsNewColumn = (statement: string) =>
  /^ALTER TABLE\b/i.test(statement) &&
  statement
    .split(/\bADD COLUMN\b/i)
    .slice(1)
    .some((column) => /\bNOT NULL\b/i.test(column) && !/\b(?:DEFAULT|GENERATED)\b/i.test(column));
