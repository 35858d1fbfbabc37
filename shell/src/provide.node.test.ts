import { expect, it } from '@jest/globals';
import { EAGER_SHARES, LAZY_SHARES } from '@resort/shared/build/shares';
import { readFileSync } from 'node:fs';

it('the shell provides every share, eager ones outright and lazy ones by an import the build can see', () => {
  const source = readFileSync(new URL('./provide.ts', import.meta.url), 'utf8');
  const named = (pattern: RegExp) => [...source.matchAll(pattern)].map(([, path]) => path);
  expect(named(/^import '@resort\/shared\/([^']+)'/gm)).toEqual([...EAGER_SHARES].sort());
  expect(named(/import\('@resort\/shared\/([^']+)'\)/g)).toEqual([...LAZY_SHARES].sort());
});
