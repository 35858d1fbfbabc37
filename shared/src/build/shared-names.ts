import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseSync } from 'oxc-parser';

/** Sub-path of `@resort/shared` → names, sorted. The gate `shared-names` compares them. */
export type NamesByPath = Record<string, string[]>;

const SCOPE = '@resort/shared/';

/**
 * The names that a remote's screens import from the shares, without types, which do not exist at run time.
 */
export function usedNames(root: string, shares: readonly string[]): NamesByPath {
  const used = new Map<string, Set<string>>();
  for (const file of screenSources(root)) {
    for (const { share, name } of importsOf(file, shares).values())
      used.set(share, (used.get(share) ?? new Set()).add(name));
  }
  return sorted(used);
}

/** What a file calls the names that it imports from shares → their share and their name there. */
export function importsOf(
  file: string,
  shares: readonly string[],
): Map<string, { share: string; name: string }> {
  const found = new Map<string, { share: string; name: string }>();
  for (const { moduleRequest, entries } of parse(file).staticImports) {
    const share = moduleRequest.value.startsWith(SCOPE) ? moduleRequest.value.slice(SCOPE.length) : '';
    if (!shares.includes(share)) continue;
    for (const { importName, localName, isType } of entries)
      if (!isType && importName.name) found.set(localName.value, { share, name: importName.name });
  }
  return found;
}

/** The sources of a remote's screens, without tests and their tools. */
export const screenSources = (root: string): string[] => sourcesBelow(join(root, 'src'));

/** The names that each share exports. */
export function offeredNames(sources: Readonly<Record<string, string>>): NamesByPath {
  const offered = Object.entries(sources).map(([path, file]) => [path, exportsOf(file)] as const);
  return sorted(new Map(offered));
}

function exportsOf(file: string, seen = new Set<string>()): Set<string> {
  const names = new Set<string>();
  if (seen.has(file)) return names;
  seen.add(file);
  for (const { entries } of parse(file).staticExports) {
    for (const { exportName, isType, importName, moduleRequest } of entries) {
      if (isType) continue;
      if (exportName.name) names.add(exportName.name);
      // `export * from './x.ts'`
      else if (!importName.name && moduleRequest?.value.startsWith('.'))
        for (const name of exportsOf(resolve(dirname(file), moduleRequest.value), seen)) names.add(name);
    }
  }
  return names;
}

function parse(file: string) {
  const { module, errors } = parseSync(file, readFileSync(file, 'utf8'));
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  return module;
}

function sourcesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories)\.tsx?$|(^|\/)testing\//.test(file))
    .map((file) => join(folder, file));
}

const sorted = (names: ReadonlyMap<string, ReadonlySet<string>>): NamesByPath =>
  Object.fromEntries([...names].sort().map(([path, found]) => [path, [...found].sort()]));
