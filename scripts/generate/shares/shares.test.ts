import { afterEach, describe, expect, it } from '@jest/globals';
import { SHARE_TABLE } from '../../../shared/src/build/share-table.ts';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { plantTree, projectRoot, type Tree } from '../../testing/tree.ts';
import { shareFiles, staleShareFiles } from './files.ts';

let tree: Tree | undefined;
afterEach(() => tree?.remove());

/** A tree whose generated files are current. */
function plant(): Tree {
  const paths = [...Object.values(SHARE_TABLE.eager).flat(), ...SHARE_TABLE.lazy];
  const sources = paths.map((path) => [`shared/src/${path}/index.ts`, 'export {};\n']);
  const manifest = JSON.stringify({ name: '@resort/shared', exports: {} });
  const planted = plantTree({ ...Object.fromEntries(sources), 'shared/package.json': manifest });
  planted.write(Object.fromEntries(shareFiles(planted.root).map(({ file, wanted }) => [file, wanted])));
  return planted;
}
const stale = (root: string) => staleShareFiles(root).map(({ file }) => file);

it('are current in this project', () => expect(stale(projectRoot)).toEqual([]));

describe('finds', () => {
  it('nothing in what it wrote', () => expect(stale((tree = plant()).root)).toEqual([]));

  it('a share that the shell does not provide', () => {
    tree = plant();
    const file = join(tree.root, 'shell/src/provide/lazy.ts');
    writeFileSync(file, readFileSync(file, 'utf8').replace(/.*ui\/form.*\n/, ''));
    expect(stale(tree.root)).toEqual(['shell/src/provide/lazy.ts']);
  });

  it('a sub-path that the package does not export', () => {
    tree = plant();
    tree.write({ 'shared/package.json': JSON.stringify({ exports: { './nowhere': './src/nowhere.ts' } }) });
    expect(stale(tree.root)).toEqual(['shared/package.json']);
  });

  it('a share without a file', () => {
    tree = plant();
    rmSync(join(tree.root, 'shared/src/ui/form'), { recursive: true });
    expect(() => stale(tree?.root ?? '')).toThrow('shared has neither src/ui/form/index.ts nor');
  });
});

it('a sub-path has one way to a browser, or none', () => {
  const { eager, lazy, tools } = SHARE_TABLE;
  const all = [...Object.values(eager).flat(), ...lazy, ...Object.keys(tools)];
  expect(all.length).toBe(new Set(all).size);
});
