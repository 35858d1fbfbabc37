import { describe, expect, it } from '@jest/globals';
import { plantTree } from '../../testing/tree.ts';
import { sourcesBelow } from '../../sources.ts';
import { findings } from './findings.ts';
import { importsOf } from './graph.ts';

/** The check's findings for a tree of these files. */
function saidOf(files: Record<string, string>, open: readonly string[] = []): string[] {
  const tree = plantTree(files);
  try {
    const imports = sourcesBelow(tree.root, 'unit').flatMap((source) => importsOf(tree.root, source));
    return findings(imports, open);
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

  it('may be on the list of known cycles only while they exist', () => {
    expect(saidOf(CIRCLE, ['unit'])).toEqual([]);
    const { 'unit/refunds/part.ts': _back, ...files } = CIRCLE;
    expect(saidOf(files, ['unit'])).toEqual([expect.stringContaining('unit: has no cycle any more')]);
  });
});
