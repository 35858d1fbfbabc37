import { describe, expect, it } from '@jest/globals';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
// @ts-expect-error plain JavaScript, which the installation runs
import { shortenExportsIn, shortExports } from '../../tools/short-exports.mjs';

const both = (path: string) => ({ import: `${path}.js`, require: `${path}.cjs` });
const FULL = {
  '.': both('./index'),
  './alias': both('./alias'),
  './pg-core': both('./pg-core/index'),
  './sql-core': both('./sql-core/index'),
  './pg-core/alias': both('./pg-core/alias'),
  './sql': both('./sql'),
};

describe('short exports', () => {
  it('have one pattern for all files that are exported under their own name', () =>
    expect(shortExports(FULL)).toEqual({
      '.': both('./index'),
      './pg-core': both('./pg-core/index'),
      './sql-core': both('./sql-core/index'),
      './*': both('./*'),
    }));

  it('leave alone what has no common form', () => {
    const few = { '.': './index.js', './one': './two.js', './two': './one.js' };
    expect(shortExports(few)).toEqual(few);
  });

  it('do not change what is short already', () =>
    expect(shortExports(shortExports(FULL))).toEqual(shortExports(FULL)));

  it('replace the file and keep the rest of it', () => {
    const folder = mkdtempSync(join(tmpdir(), 'resort-exports-'));
    const file = join(folder, 'package.json');
    writeFileSync(file, JSON.stringify({ name: 'many-files', type: 'module', exports: FULL }));
    shortenExportsIn(file);
    const short = shortExports(FULL) as unknown;
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({
      name: 'many-files',
      type: 'module',
      exports: short,
    });
    rmSync(folder, { recursive: true });
  });
});
