import { describe, expect, it } from '@jest/globals';
import { plantTree } from '../../testing/tree.ts';
import { sourcesBelow } from '../../sources.ts';
import { crowdedFolders, MOST_ENTRIES } from './entries.ts';
import { findings } from './findings.ts';
import { importsOf } from './graph.ts';

/** The check's findings for a tree of these files. */
function saidOf(files: Record<string, string>): string[] {
  const tree = plantTree(files);
  try {
    const imports = sourcesBelow(tree.root, 'unit').flatMap((source) => importsOf(tree.root, source));
    return findings(imports);
  } finally {
    tree.remove();
  }
}

/** No two files import each other, but the folders `orders` and `refunds` do. */
const CIRCLE = {
  'unit/orders/cancel.ts': "import { plan } from '../refunds/plan.ts'; export const cancel = plan;",
  'unit/orders/events.ts': 'export const events = 1;',
  'unit/refunds/plan.ts': 'export const plan = 1;',
  'unit/refunds/part.ts':
    "import type { events } from '../orders/events.ts'; export type Part = typeof events;",
};

describe('folders that import each other', () => {
  it('are found, even if no two files do, and even if one side imports only a type', () => {
    expect(saidOf(CIRCLE)).toEqual([
      'unit: unit/orders/cancel.ts → unit/refunds/plan.ts, unit/refunds/part.ts → unit/orders/events.ts',
    ]);
  });

  it('are found through a sibling file, an export and a lazy import', () => {
    const said = saidOf({
      'unit/deep/a/one.ts': "export * from '../shared.ts';",
      'unit/deep/a/two.ts': 'export const two = 2;',
      'unit/deep/shared.ts': "export const later = () => import('./b/three.ts');",
      'unit/deep/b/three.ts': "export { two } from '../a/two.ts';",
    });
    expect(said).toHaveLength(1);
    expect(said[0]).toMatch(/^unit\/deep: /);
  });

  it('are not reported if imports point one way, and only a test imports back', () => {
    const { 'unit/refunds/part.ts': back, ...files } = CIRCLE;
    expect(saidOf({ ...files, 'unit/refunds/plan.test.ts': back })).toEqual([]);
  });
});

describe('a folder', () => {
  /** What the check reports about folders with this many entries each. */
  function reportOf(counts: Record<string, number>): string[] {
    const files = Object.entries(counts).flatMap(([folder, count]) =>
      Array.from({ length: count }, (_, index) => [`${folder}/entry-${index}/index.ts`, '']),
    );
    const tree = plantTree(Object.fromEntries(files) as Record<string, string>);
    try {
      return crowdedFolders(tree.root, ['unit']);
    } finally {
      tree.remove();
    }
  }
  const TOO_MANY = MOST_ENTRIES + 1;

  it('may have 25 entries, files and folders together, and not 26', () => {
    expect(reportOf({ 'unit/src/fits': MOST_ENTRIES })).toEqual([]);
    expect(reportOf({ 'unit/src/full': TOO_MANY })).toEqual([
      'unit/src/full: has 26 entries, more than 25; group its files by subject in sub-folders',
    ]);
  });

  it('of screens may have more, but not a folder of one screen', () => {
    expect(reportOf({ 'unit/src/screens': TOO_MANY })).toEqual([]);
    expect(reportOf({ 'unit/src/screens/home': TOO_MANY })).toEqual([
      expect.stringContaining('screens/home'),
    ]);
  });

  it('with generated or hidden files is not read', () => {
    expect(
      reportOf({ 'unit/src/dist': TOO_MANY, 'unit/node_modules': TOO_MANY, 'unit/.cache': TOO_MANY }),
    ).toEqual([]);
  });
});
