import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { Source } from '../../sources.ts';

/** One file imports another, both below the root. */
export interface Import {
  readonly from: string;
  readonly to: string;
}

/** Every relative import of a file that exists, types included. */
export function importsOf(root: string, source: Source): Import[] {
  const found: Import[] = [];
  const add = (specifier: unknown) => {
    if (typeof specifier !== 'string' || !specifier.startsWith('.')) return;
    const to = posix.join(posix.dirname(source.file), specifier);
    if (existsSync(join(root, to))) found.push({ from: source.file, to });
  };
  source.visit({
    ImportDeclaration: (node) => add(node.source.value),
    ExportAllDeclaration: (node) => add(node.source.value),
    ExportNamedDeclaration: (node) => add(node.source?.value),
    ImportExpression: ({ source: { type, ...literal } }) => {
      if (type === 'Literal' && 'value' in literal) add(literal.value);
    },
  });
  return found;
}

/** The entries of a folder and the imports between them: a subfolder represents all its files. */
type Level = Map<string, Map<string, Import>>;

function levelsOf(imports: readonly Import[]): Map<string, Level> {
  const levels = new Map<string, Level>();
  for (const one of imports) {
    const from = one.from.split('/');
    const to = one.to.split('/');
    const depth = from.findIndex((part, index) => part !== to[index]);
    const [here, there] = [from[depth], to[depth]];
    if (here === undefined || there === undefined) continue;
    const folder = from.slice(0, depth).join('/');
    const level = levels.get(folder) ?? new Map<string, Map<string, Import>>();
    levels.set(folder, level);
    const targets = level.get(here) ?? new Map<string, Import>();
    level.set(here, targets);
    if (!targets.has(there)) targets.set(there, one);
  }
  return levels;
}

/** The path back to `start` along imports, if there is one. */
function wayBack(level: Level, start: string): Import[] | undefined {
  const before = new Map<string, Import & { readonly part: string }>();
  const waiting = [start];
  for (let part = waiting.shift(); part !== undefined; part = waiting.shift())
    for (const [next, by] of level.get(part) ?? []) {
      if (before.has(next)) continue;
      before.set(next, { ...by, part });
      waiting.push(next);
    }
  if (!before.has(start)) return undefined;
  const way: Import[] = [];
  let part = start;
  do {
    const step = before.get(part);
    if (step === undefined) break;
    way.unshift({ from: step.from, to: step.to });
    part = step.part;
  } while (part !== start);
  return way;
}

export interface Cycle {
  readonly folder: string;
  /** the imports that form the cycle, one from each part to the next */
  readonly way: readonly Import[];
}

/** One cycle for each folder whose parts import each other in a cycle. */
export function cyclesIn(imports: readonly Import[]): Cycle[] {
  return [...levelsOf(imports)].flatMap(([folder, level]) => {
    for (const part of level.keys()) {
      const way = wayBack(level, part);
      if (way !== undefined) return [{ folder, way }];
    }
    return [];
  });
}
