import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { projectRoot } from '../testing/tree.ts';

const SRC = join(projectRoot, 'release/src');

const files = readdirSync(SRC, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => relative(SRC, join(entry.parentPath, entry.name)));
const sources = files.filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));

/** What each folder imports of the others; tests may reach anywhere. */
function folderImports(read: (file: string) => string): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const file of sources) {
    const from = dirname(file);
    const all = found.get(from) ?? new Set<string>();
    found.set(from, all);
    for (const [, path = ''] of read(file).matchAll(/(?:from|import|import\()\s*'(\.[^']+)'/g)) {
      const to = dirname(join(from, path));
      if (to !== from) all.add(to);
    }
  }
  return found;
}

/** The folders that can be reached from themselves. */
function inCycles(imports: Map<string, Set<string>>): string[] {
  const reaches = (start: string) => {
    const seen = new Set<string>();
    const open = [...(imports.get(start) ?? [])];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      if (seen.has(next)) continue;
      seen.add(next);
      open.push(...(imports.get(next) ?? []));
    }
    return seen;
  };
  return [...imports.keys()].filter((folder) => reaches(folder).has(folder));
}

describe('the folders of release/src', () => {
  const read = (file: string) => readFileSync(join(SRC, file), 'utf8');

  it('have no cycle among them', () => {
    expect(sources.length).toBeGreaterThan(100);
    expect(inCycles(folderImports(read))).toEqual([]);
  });

  it('would not keep one unseen', () => {
    const withCycle = (file: string) =>
      file === 'base/errors.ts' ? "import '../verbs/options.ts';" : read(file);
    expect(inCycles(folderImports(withCycle))).toContain('base');
  });

  it('have no two sources whose names are alike or differ by an s', () => {
    // what a folder or a command begins with
    const names = sources.filter((file) => !/(?:^|\/)(?:index|cli)\.ts$/.test(file));
    const stem = (file: string) => file.replace(/^.*\//, '').replace(/s?\.ts$/, '');
    const twins = [...Map.groupBy(names, stem).values()].filter((all) => all.length > 1);
    expect(twins).toEqual([]);
  });
});
