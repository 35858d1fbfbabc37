import * as z from 'zod/mini';

/*
 * A backup is gzipped text: this mark, a line of facts, then for each table what `COPY … TO STDOUT` writes
 * (https://www.postgresql.org/docs/current/sql-copy.html, “Text Format”), then a line of totals. A person can read it
 * with zcat, and every statement in it is one that psql knows.
 */
export const MARK = '-- resort backup 1';
export const END_OF_DATA = '\\.';
const FACTS = '-- facts ';
const TOTALS = '-- totals ';

const facts = z.object({
  /** the database's clock, ISO 8601 */
  takenAt: z.string(),
  /** hashes of the migrations that the data has been through, the oldest first */
  migrations: z.array(z.string()).check(z.minLength(1)),
  /** of the first server key, which seals some of its columns */
  keyFingerprint: z.string(),
  /** of the other keys of the ring: during a rotation, they seal some of them */
  olderKeys: z.optional(z.array(z.string())),
});

const totals = z.object({
  /** rows of each table */
  rows: z.record(z.string(), z.int()),
  /** the last value that each sequence gave */
  sequences: z.record(z.string(), z.string()),
});

export type BackupFacts = z.infer<typeof facts>;
export type BackupTotals = z.infer<typeof totals>;

export const factsLine = (of: BackupFacts): string => `${FACTS}${JSON.stringify(of)}\n`;
export const totalsLine = (of: BackupTotals): string => `${TOTALS}${JSON.stringify(of)}\n`;

/** The fingerprints of a ring, as the facts hold them. */
export function keyFacts([first = '', ...older]: readonly string[]) {
  return { keyFingerprint: first, ...(older.length > 0 ? { olderKeys: older } : {}) };
}

const noBackup = (cause?: unknown) => new Error('This file is no backup that this program reads.', { cause });

function parseLine<T>(line: string, prefix: string, schema: z.ZodMiniType<T>): T {
  if (!line.startsWith(prefix)) throw noBackup();
  try {
    return schema.parse(JSON.parse(line.slice(prefix.length)));
  } catch (error) {
    throw noBackup(error);
  }
}

/** From the first two lines; throws a sentence for what is no backup. */
export function parseFacts(mark: string | undefined, line: string | undefined): BackupFacts {
  if (mark !== MARK) throw noBackup();
  return parseLine(line ?? '', FACTS, facts);
}

/** Undefined for a line that is none; throws a sentence for one that cannot be read. */
export const parseTotals = (line: string): BackupTotals | undefined =>
  line.startsWith(TOTALS) ? parseLine(line, TOTALS, totals) : undefined;

export interface TableHead {
  readonly table: string;
  readonly columns: readonly string[];
}

const NAME = /^[a-z_][a-z0-9_]*$/;
const HEAD = /^COPY public\.(\w+) \(([\w, ]+)\) FROM stdin;$/;

/** What begins a table's rows. Names are plain, so none needs quotes but those that are words of SQL; all get them. */
export function copyStatement({ table, columns }: TableHead, direction: 'TO STDOUT' | 'FROM STDIN'): string {
  for (const name of [table, ...columns])
    if (!NAME.test(name)) throw new Error(`The name ${name} cannot be written into a backup.`);
  return `COPY public."${table}" (${columns.map((name) => `"${name}"`).join(', ')}) ${direction}`;
}

export const headLine = ({ table, columns }: TableHead): string =>
  `COPY public.${table} (${columns.join(', ')}) FROM stdin;\n`;

export function parseHead(line: string): TableHead {
  const [, table, columns] = HEAD.exec(line) ?? [];
  if (table === undefined || columns === undefined) throw noBackup();
  return { table, columns: columns.split(', ') };
}
