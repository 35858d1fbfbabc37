import { expect, it } from '@jest/globals';
import { EAGER_SHARES, LAZY_SHARES } from '@resort/shared/build/shares';
import { readFileSync } from 'node:fs';

it('the shell provides every share, each by an import the build can see', () => {
  const source = readFileSync(new URL('./provide.ts', import.meta.url), 'utf8');
  const provided = [...source.matchAll(/import\('@resort\/shared\/([^']+)'\)/g)].map(([, path]) => path);
  expect(provided).toEqual([...EAGER_SHARES, ...LAZY_SHARES].sort());
});
