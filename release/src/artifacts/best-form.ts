import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { compress, type EncodingToken } from './compressed-forms.ts';

const BEST_BROTLI = 11;
const DECOMPRESS = { br: promisify(brotliDecompress), gzip: promisify(gunzip) } as const;

/**
 * A file compressed at its best. That takes both cores ten seconds for all units, and most files are the same in the
 * next version, so the folder COMPRESSED_CACHE keeps each result; the commands of this repository set it. Without it
 * nothing is kept.
 */
export async function bestForm(token: EncodingToken, body: Buffer): Promise<Buffer> {
  const folder = process.env['COMPRESSED_CACHE'];
  if (!folder) return compress(token, body, BEST_BROTLI);
  const file = join(folder, `${createHash('sha256').update(body).digest('hex')}.${token}`);
  const kept = await readFile(file).catch(() => null);
  if (kept !== null && (await isFormOf(body, kept, token))) return kept;
  const form = await compress(token, body, BEST_BROTLI);
  await keep(file, form).catch(() => undefined); // a full or read-only disk costs time, and nothing else
  return form;
}

/** Compares, because a cache may be damaged, and a release must not be. */
async function isFormOf(body: Buffer, kept: Buffer, token: EncodingToken): Promise<boolean> {
  const text = await DECOMPRESS[token](kept).catch(() => null);
  return text?.equals(body) ?? false;
}

/** Atomic, because several programs may compress the same file at once. */
async function keep(file: string, form: Buffer): Promise<void> {
  const half = `${file}.${randomBytes(6).toString('hex')}`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(half, form);
  await rename(half, file);
}
