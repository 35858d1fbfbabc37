import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { UnitManifest } from '@resort/shared/remote';
import { copyTree, type Copy } from '../testing/copy.ts';

/** The shell, and the remote whose screens share the most modules: their order once depended on the path. */
const UNITS = ['shell', 'mf-auth'];

let copies: Copy[];
beforeAll(() => {
  copies = ['', ''].map(() => copyTree(['shared', ...UNITS]));
});
afterAll(() => copies.forEach((copy) => copy.remove()));

it.each(UNITS)(
  'builds %s to the same bytes in any folder',
  (unit) => {
    const [first, second] = copies.map(({ root, run }) => {
      expect(run('rsbuild', 'build', '--root', unit, '--mode', 'production')).toBe('fine');
      return (JSON.parse(readFileSync(join(root, unit, 'dist/unit.json'), 'utf8')) as UnitManifest).files;
    });
    expect(Object.keys(first ?? {}).length).toBeGreaterThan(10);
    expect(first).toEqual(second);
  },
  120_000,
);
