import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { bestForm } from './best-form.ts';

const body = Buffer.from('the same words again and again, '.repeat(200));
const { COMPRESSED_CACHE: own } = process.env;
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'compressed-'));
  process.env['COMPRESSED_CACHE'] = folder;
});
afterEach(() => {
  if (own === undefined) delete process.env['COMPRESSED_CACHE'];
  else process.env['COMPRESSED_CACHE'] = own;
  rmSync(folder, { recursive: true, force: true });
});

const FAST = { [constants.BROTLI_PARAM_QUALITY]: 1 };
const FORMS = [
  ['br', brotliDecompressSync, (bytes: Buffer) => brotliCompressSync(bytes, { params: FAST })],
  ['gzip', gunzipSync, (bytes: Buffer) => gzipSync(bytes, { level: 1 })],
] as const;

describe.each(FORMS)('the best form as %s', (token, decompress, compress) => {
  const kept = () => readdirSync(folder).map((name) => join(folder, name));

  it('is the file again after decompression, and smaller', async () => {
    const form = await bestForm(token, body);
    expect(decompress(form)).toEqual(body);
    expect(form.length).toBeLessThan(body.length / 10);
  });

  it('is kept, and taken the next time', async () => {
    const form = await bestForm(token, body);
    const [file = '', ...others] = kept();
    expect([readFileSync(file), others]).toEqual([form, []]);
    // another form of the same file, to see that it is taken
    const other = compress(body);
    expect(other).not.toEqual(form);
    writeFileSync(file, other);
    expect(await bestForm(token, body)).toEqual(other);
  });

  it.each([
    ['cut off', (form: Buffer) => form.subarray(0, form.length - 4)],
    ['of another file', () => compress(Buffer.from('another file'))],
    ['no compressed form', () => Buffer.from('words')],
  ])('is made again where what is kept is %s', async (_what, damage) => {
    const form = await bestForm(token, body);
    const [file = ''] = kept();
    writeFileSync(file, damage(form));
    expect(await bestForm(token, body)).toEqual(form);
    expect(readFileSync(file)).toEqual(form);
  });

  it('is made where nothing can be kept, and where nothing is to be', async () => {
    const form = await bestForm(token, body);
    const file = join(folder, 'file');
    writeFileSync(file, '');
    process.env['COMPRESSED_CACHE'] = file;
    expect(await bestForm(token, body)).toEqual(form);
    delete process.env['COMPRESSED_CACHE'];
    expect(await bestForm(token, body)).toEqual(form);
  });
});
