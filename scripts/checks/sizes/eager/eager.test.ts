import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { join } from 'node:path';
import { plantTree, type Tree } from '../../../testing/tree.ts';
import { LIGHT_BYTES, rarelyNeeded, type WeighedPart } from './check.ts';
import { eagerParts } from './parts.ts';

let tree: Tree;
beforeEach(() => {
  tree = plantTree({
    'shared/src/ui/index.ts': `
      export { Badge } from './badge.tsx';
      export { Figures } from './figures.tsx';
      export { Frame } from './frame.tsx';
      export { Unused, type Props } from './unused.tsx';`,
    'shared/src/ui/badge.tsx': `import { tint } from './tint.ts'; export const Badge = tint;`,
    'shared/src/ui/figures.tsx': `import type { tint } from './unused.tsx'; export const Figures = 1;`,
    'shared/src/ui/frame.tsx': `export const Frame = 1;`,
    'shared/src/ui/tint.ts': `export const tint = 1;`,
    'shared/src/ui/unused.tsx': `export const Unused = 1;`,
    'shared/src/ui/order.tsx': `import { Figures } from './index.ts'; export const Order = Figures;`,
    'shell/src/start.tsx': `import { Frame } from '@resort/shared/ui';`,
    'mf-a/src/remote.ts': `export default { routes: [
      { path: '/a', screen: () => import('./a.tsx') },
      { path: '/b', screen: () => import('./b.tsx') }] };`,
    'mf-a/src/a.tsx': `import { Part } from './part.tsx'; import type { Props } from '@resort/shared/ui';`,
    'mf-a/src/part.tsx': `import { Badge } from '@resort/shared/ui'; const later = () => import('./later.tsx');`,
    'mf-a/src/later.tsx': `import { Unused } from '@resort/shared/ui';`,
    'mf-a/src/b.tsx': `import { Order } from '@resort/shared/ui/order';`,
  });
});
afterEach(() => tree.remove());

it('names the routes whose first paint needs a file of the kit, through their own parts and their lazy shares', () => {
  const at = (file: string) => join(tree.root, 'shared/src/ui', file);
  const parts = eagerParts(tree.root, { ui: at('index.ts'), 'ui/order': at('order.tsx') });
  expect(Object.fromEntries(parts.map(({ file, routes, inShell }) => [file, [routes, inShell]]))).toEqual({
    'shared/src/ui/badge.tsx': [['mf-a /a'], false],
    'shared/src/ui/tint.ts': [['mf-a /a'], false],
    'shared/src/ui/figures.tsx': [['mf-a /b'], false],
    'shared/src/ui/frame.tsx': [[], true],
    'shared/src/ui/unused.tsx': [[], false],
  });
});

it('complains about what is heavy, not of the shell’s own frame, and needed by few routes', () => {
  const part = (file: string, bytes: number, needing: number, inShell = false): WeighedPart => ({
    file,
    bytes,
    inShell,
    routes: Array.from({ length: needing }, (_, at) => `mf-a /${at}`),
  });
  const heavy = LIGHT_BYTES + 1;
  const parts = [part('light', LIGHT_BYTES, 0), part('frame', heavy, 0, true), part('many', heavy, 10)];
  expect(rarelyNeeded(parts, 40)).toEqual([]);
  expect(rarelyNeeded([...parts, part('few.tsx', heavy, 9)], 40)).toEqual([
    expect.stringMatching(/^few\.tsx: 251 bytes .* 9 of 40 routes/),
  ]);
});
