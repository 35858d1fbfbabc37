import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = /\.(?:js|css|json|svg|html)$/;
const WORTH_IT_BYTES = 1024;

/** Encodings in order of preference: `Accept-Encoding` token and file suffix. */
export const ENCODINGS = [
  { token: 'br', suffix: '.br' },
  { token: 'gzip', suffix: '.gz' },
] as const;
export type EncodingToken = (typeof ENCODINGS)[number]['token'];

/** Whether a file with this name gets compressed forms if it is large enough. */
export const isText = (path: string): boolean => TEXT.test(path);

/** A file's stored objects: the file and, for text over 1 kB, its compressed forms. */
export async function storedForms(path: string, body: Buffer): Promise<[path: string, body: Buffer][]> {
  if (!isText(path) || body.length <= WORTH_IT_BYTES) return [[path, body]];
  const forms = ENCODINGS.map(async ({ token, suffix }): Promise<[string, Buffer]> => [
    path + suffix,
    await compress(token, body, 11),
  ]);
  return [[path, body], ...(await Promise.all(forms))];
}

/** Brotli at the given quality, gzip at its best. */
export async function compress(token: EncodingToken, body: Buffer, brotliQuality: number): Promise<Buffer> {
  if (token === 'gzip') return promisify(gzip)(body, { level: 9 });
  return promisify(brotliCompress)(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}
