import { dirname, join } from 'node:path';
import type { Expression, ObjectPropertyKind } from 'oxc-parser';
import type { Source } from '../sources.ts';

/** A line of a source file, below the root. */
export interface Place {
  file: string;
  line: number;
}

const KEY = /^(GET|POST|PUT|PATCH|DELETE) \//;

/** The rows of the tables passed to `defineCalls`. */
export function rowsOf(source: Source): (Place & { key: string })[] {
  const rows: (Place & { key: string })[] = [];
  source.visit({
    CallExpression: ({ callee, arguments: [table] }) => {
      if (callee.type !== 'Identifier' || callee.name !== 'defineCalls') return;
      for (const { key, start } of keyedProperties(table)) {
        rows.push({ key, file: source.file, line: source.lineAt(start) });
      }
    },
  });
  return rows;
}

/**
 * The declaration of the function that `serve(calls)({ … })` binds to the key; or the binding, if it is not
 * imported.
 */
export function handlersOf(source: Source, key: string, sources: readonly Source[]): Place[] {
  // most files do not name it, and to visit one takes longer than to search it
  if (!source.file.startsWith('app-server/') || !source.text.includes(`'${key}'`)) return [];
  const places: Place[] = [];
  source.visit({
    CallExpression: ({ callee, arguments: [table] }) => {
      if (callee.type !== 'CallExpression') return;
      for (const property of keyedProperties(table)) {
        if (property.key !== key) continue;
        const binding = { file: source.file, line: source.lineAt(property.start) };
        const name = property.value.type === 'Identifier' ? property.value.name : null;
        places.push((name && declarationOf(source, name, sources)) || binding);
      }
    },
  });
  return places;
}

function declarationOf(source: Source, name: string, sources: readonly Source[]): Place | null {
  const from = new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from '(\\.[^']+)'`).exec(source.text)?.[1];
  const file = from === undefined ? source.file : join(dirname(source.file), from);
  const declaring = sources.find((candidate) => candidate.file === file);
  const at = declaring?.text.search(new RegExp(`(?:function|const) ${name}\\b`)) ?? -1;
  return declaring && at >= 0 ? { file, line: declaring.lineAt(at) } : null;
}

/** Endpoints made by `get('/path')` and the like, of a client from `clientOf`. */
export function endpointsOf(source: Source, key: string): (Place & { name: string })[] {
  if (!source.text.includes('clientOf')) return [];
  const [method = '', path = ''] = key.split(' ');
  const makers = makersOf(source, method);
  const found: (Place & { name: string })[] = [];
  source.visit({
    Property: ({ key: name, value, start, end }) => {
      if (name.type !== 'Identifier' || value.type !== 'CallExpression') return;
      const text = source.text.slice(start, end);
      const isIt = makers.some((maker) => new RegExp(`\\b${maker}\\(\\s*'${escape(path)}'`).test(text));
      if (isIt) found.push({ name: name.name, file: source.file, line: source.lineAt(start) });
    },
  });
  return found;
}

/** The local names of `get`, `post`, `postOnce`, … for one method. */
function makersOf(source: Source, method: string): string[] {
  const names: string[] = [];
  source.visit({
    VariableDeclarator: ({ id, init }) => {
      if (id.type !== 'ObjectPattern' || init?.type !== 'CallExpression') return;
      if (init.callee.type !== 'Identifier' || init.callee.name !== 'clientOf') return;
      for (const property of id.properties) {
        if (property.type !== 'Property' || property.key.type !== 'Identifier') continue;
        const isMethod = property.key.name.replace(/Once$/, '') === method.toLowerCase();
        if (isMethod && property.value.type === 'Identifier') names.push(property.value.name);
      }
    },
  });
  return names;
}

/** Calls of an endpoint's hook, and `endpoints.<name>` itself. */
export function usesOf(source: Source, endpoint: string): Place[] {
  const capital = endpoint.charAt(0).toUpperCase() + endpoint.slice(1);
  const hook = new RegExp(`^use(Lazy)?${capital}(Query|Mutation|InfiniteQuery)$`);
  const places: Place[] = [];
  source.visit({
    CallExpression: ({ callee, start }) => {
      if (callee.type !== 'Identifier' || !hook.test(callee.name)) return;
      places.push({ file: source.file, line: source.lineAt(start) });
    },
    MemberExpression: ({ object, property, start }) => {
      if (property.type !== 'Identifier' || property.name !== endpoint) return;
      if (object.type !== 'MemberExpression' || object.property.type !== 'Identifier') return;
      if (object.property.name !== 'endpoints') return;
      places.push({ file: source.file, line: source.lineAt(start) });
    },
  });
  return places;
}

/** Properties of an object literal whose names are call keys. */
function keyedProperties(
  table: { type: string; properties?: ObjectPropertyKind[] } | undefined,
): { key: string; value: Expression; start: number }[] {
  return (table?.properties ?? []).flatMap((property) => {
    if (property.type !== 'Property' || property.key.type !== 'Literal') return [];
    const { key, value, start } = property;
    return typeof key.value === 'string' && KEY.test(key.value) ? [{ key: key.value, value, start }] : [];
  });
}

export const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
