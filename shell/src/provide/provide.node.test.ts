import { expect, it } from '@jest/globals';
import { EAGER_SHARES, LAZY_SHARES } from '@resort/shared/build/shares';
import { readFileSync } from 'node:fs';

it('the shell provides every share: eager ones by a static import, lazy ones by an import() that the build can see', () => {
  const files = ['rules.ts', 'calls.ts', 'screens.ts', 'lazy.ts'];
  const source = files.map((file) => readFileSync(new URL(file, import.meta.url), 'utf8')).join('');
  const named = (pattern: RegExp) => [...source.matchAll(pattern)].map(([, path]) => path);
  expect(named(/^import '@resort\/shared\/([^']+)'/gm).sort()).toEqual([...EAGER_SHARES].sort());
  expect(named(/import\('@resort\/shared\/([^']+)'\)/g)).toEqual([...LAZY_SHARES].sort());
});
