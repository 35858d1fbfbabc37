import { afterEach, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { screenRequests } from './screen-requests.ts';

let folder: string;
afterEach(() => rmSync(folder, { recursive: true }));

function requestsOf(source: string): Record<string, string> {
  folder = mkdtempSync(join(tmpdir(), 'remote-'));
  const file = join(folder, 'remote.ts');
  writeFileSync(file, source);
  return Object.fromEntries(screenRequests(file));
}

it('reads the screen of each route from the source, as TypeScript writes it', () => {
  const source = `const both = () => import('./screens/three/ThreeScreen.tsx');
  export default defineRemote({
    domain: 'a',
    routes: [
      { path: '/one', access: 'public', screen: () => import('./screens/one/OneScreen.tsx') },
      { access: 'member', screen: () => import("./screens/two/TwoScreen.tsx"), path: '/two', tab: 'me' },
      { path: '/three', access: 'member', screen: both },
      { path: '/four', access: 'member', screen: both },
    ],
  } satisfies Definition);`;
  expect(requestsOf(source)).toEqual({
    '/one': './screens/one/OneScreen.tsx',
    '/two': './screens/two/TwoScreen.tsx',
    '/three': './screens/three/ThreeScreen.tsx',
    '/four': './screens/three/ThreeScreen.tsx',
  });
});

it('leaves out a screen that is no literal import, which the build then names', () => {
  expect(requestsOf("const at = './x'; export default { path: '/one', screen: () => import(at) };")).toEqual(
    {},
  );
});
