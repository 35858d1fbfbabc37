import { dirname, join, relative } from 'node:path';
import type { TypeContract } from '@resort/shared/build/types';

/**
 * The used declarations, where modules that have not changed are those that are offered. The compiler then
 * compares only what changed; two copies of one generic type are different types for it.
 */
export function asSame(used: TypeContract, offered: TypeContract, toOffered: string): TypeContract {
  const same = sameModules(used, offered);
  return Object.fromEntries(
    Object.entries(used).map(([path, text]) => [
      path,
      same.has(path) ? forward(path, text, toOffered) : text,
    ]),
  );
}

/** Modules with equal texts that import only such modules. */
function sameModules(used: TypeContract, offered: TypeContract): ReadonlySet<string> {
  const same = new Set(Object.keys(used).filter((path) => used[path] === offered[path]));
  for (let before = -1; before !== same.size;) {
    before = same.size;
    for (const path of same)
      if (!neighboursOf(path, used[path] ?? '').every((next) => same.has(next))) same.delete(path);
  }
  return same;
}

const neighboursOf = (path: string, text: string) =>
  [...text.matchAll(/(?:from |import\()['"](\.[^'"]+)['"]/g)].map(([, from]) =>
    join(dirname(path), from ?? ''),
  );

function forward(path: string, text: string, toOffered: string): string {
  const target = join(relative(dirname(path), '.'), toOffered, path);
  const from = `'${target.startsWith('.') ? target : `./${target}`}';`;
  const hasDefault = /^export default |\bas default\b/m.test(text);
  return `export * from ${from}${hasDefault ? `\nexport { default } from ${from}` : ''}\n`;
}
