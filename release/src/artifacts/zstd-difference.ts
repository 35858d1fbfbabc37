import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { constants, zstdCompress } from 'node:zlib';

/** How a response begins that is compressed with a dictionary; the dictionary's SHA-256 follows (RFC 9842, section 5). */
const MAGIC = Buffer.from('5e2a4d1820000000', 'hex');

/** 8 MB: the largest window that every client has to accept (RFC 9842, section 5). */
const WINDOW_LOG = 23;

/** At the best level, 19, the shell's script takes four times as long and becomes 4 % smaller. */
const LEVEL = 12;

/**
 * A file as its difference from another one that the client has: Zstandard with that file as its dictionary, for
 * `Content-Encoding: dcz`. A file of 600 kB takes about 40 ms of a processor, in another thread.
 */
export async function differenceFrom(dictionary: Buffer, body: Buffer): Promise<Buffer> {
  const compressed = await promisify(zstdCompress)(body, {
    dictionary,
    params: { [constants.ZSTD_c_compressionLevel]: LEVEL, [constants.ZSTD_c_windowLog]: WINDOW_LOG },
  });
  return Buffer.concat([MAGIC, createHash('sha256').update(dictionary).digest(), compressed]);
}

/** The SHA-256 of the dictionary with which a difference was made. */
export const dictionaryOf = (difference: Buffer): Buffer =>
  difference.subarray(MAGIC.length, MAGIC.length + 32);
