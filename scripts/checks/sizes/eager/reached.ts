import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseSync } from 'oxc-parser';

/** What a source takes when it is evaluated: absolute path, or package → names; null: all of them. */
export type Taken = ReadonlyMap<string, ReadonlySet<string> | null>;

const known = new Map<string, Taken>();

/** What one source imports or exports from elsewhere. Types are not taken, and `import()` takes later. */
export function takenBy(file: string): Taken {
  const before = known.get(file);
  if (before) return before;
  const taken = new Map<string, Set<string> | null>();
  known.set(file, taken);
  if (!/\.tsx?$/.test(file) || !existsSync(file)) return taken;
  const { module } = parseSync(file, readFileSync(file, 'utf8'));
  for (const { moduleRequest, entries } of module.staticImports) {
    if (entries.length === 0) add(taken, file, moduleRequest.value, null);
    for (const { importName, isType } of entries)
      if (!isType) add(taken, file, moduleRequest.value, importName.name);
  }
  for (const { entries } of module.staticExports)
    for (const { moduleRequest, importName, isType } of entries)
      if (moduleRequest && !isType) add(taken, file, moduleRequest.value, importName.name);
  return taken;
}

function add(taken: Map<string, Set<string> | null>, file: string, request: string, name: string | null) {
  const from = request.startsWith('.') ? resolve(dirname(file), request) : request;
  const names = taken.get(from);
  if (names === null || name === null || name === undefined) taken.set(from, null);
  else taken.set(from, new Set([...(names ?? []), name]));
}

/** These files, and all that they take. `behind` gives the files behind what a file takes. */
export function reachedFrom(
  files: readonly string[],
  behind: (from: string, names: ReadonlySet<string> | null) => readonly string[],
): Set<string> {
  const reached = new Set<string>();
  const left = [...files];
  for (let file = left.pop(); file !== undefined; file = left.pop()) {
    if (reached.has(file)) continue;
    reached.add(file);
    for (const [from, names] of takenBy(file)) left.push(...behind(from, names));
  }
  return reached;
}
