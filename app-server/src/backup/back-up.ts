import { createWriteStream, existsSync, renameSync, rmSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { OpenDatabase } from '../platform/database/index.ts';
import { dump, type Moved } from './dump.ts';

/**
 * Writes the whole database, as it is at this moment, to `file`, which only its owner may read. It appears whole and on
 * the disk, or not at all. Throws if the file exists, unless `force` allows replacing it.
 */
export async function backUp(
  { pool }: Pick<OpenDatabase, 'pool'>,
  {
    file,
    keyFingerprints,
    force = false,
  }: { file: string; keyFingerprints: readonly string[]; force?: boolean },
): Promise<Moved> {
  if (existsSync(file) && !force)
    throw new Error(`The file ${file} already exists: use another name, or --force to replace it.`);
  const draft = `${file}.${process.pid}`;
  const client = await pool.connect();
  let result: Moved = { tables: 0, rows: 0 };
  try {
    const text = Readable.from(dump(client, keyFingerprints, (moved) => (result = moved)));
    await pipeline(text, createGzip(), createWriteStream(draft, { mode: 0o600, flush: true }));
    renameSync(draft, file);
    return result;
  } finally {
    rmSync(draft, { force: true });
    // where it broke off, the connection is still within the snapshot
    client.release(true);
  }
}
