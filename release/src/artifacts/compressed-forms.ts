import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = /\.(?:js|css|json|svg|html)$/;

/** Encodings in order of preference: `Accept-Encoding` token and file suffix. */
export const ENCODINGS = [
  { token: 'br', suffix: '.br' },
  { token: 'gzip', suffix: '.gz' },
] as const;
export type EncodingToken = (typeof ENCODINGS)[number]['token'];

/** Whether a file with this name gets compressed forms if it is large enough. */
export const isText = (path: string): boolean => TEXT.test(path);

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
