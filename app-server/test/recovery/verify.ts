import type { UserInfo } from '@resort/shared/calls/rows';
import { openDatabase } from '../../src/platform/database/index.ts';
import { sendOver } from '../platform/protocol/over-http.ts';
import { tokenHash } from '../../src/platform/secrets/secrets.ts';
import { silentLog } from '../tools/silent-log.ts';
import type { SignedIn, Writer } from './load.ts';

/** Acknowledged writes that the product does not show, one sentence each. */
export async function lostWrites(
  origin: string,
  writers: readonly Writer[],
  signIns: readonly SignedIn[],
): Promise<string[]> {
  const lost: string[] = [];
  for (const writer of writers) {
    const { phone, as, acknowledged } = writer;
    if (as === undefined || acknowledged === undefined) continue;
    const { envelope } = await sendOver<UserInfo>(origin, 'GET /user/info', { as });
    const found = envelope.code === 0 ? envelope.data.language : `code ${envelope.code}`;
    const possible: string[] = [acknowledged, ...writer.unknown];
    if (!possible.includes(found)) lost.push(`${phone}: ${found} instead of ${possible.join(' or ')}`);
  }
  for (const { phone, as } of signIns) {
    const { envelope } = await sendOver(origin, 'GET /user/info', { as });
    // 40152: the member has signed in on five more devices since.
    if (envelope.code !== 0 && envelope.code !== 40152) lost.push(`${phone}: session gone, ${envelope.code}`);
  }
  return lost;
}

/**
 * The same from the database of a product that has ended: counts every write, not only the last one of a
 * member.
 */
export async function lostRows(
  dataDir: string,
  writers: readonly Writer[],
  signIns: readonly SignedIn[],
): Promise<string[]> {
  const { pool, close } = await openDatabase({ dataDir, log: silentLog });
  try {
    const lost: string[] = [];
    const members = await pool.query<{ phone: string; version: number }>('select phone, version from member');
    for (const { phone, acknowledgements, attempts } of writers) {
      const writes = (members.rows.find((row) => row.phone === phone)?.version ?? 0) - 1;
      if (writes < acknowledgements || writes > attempts)
        lost.push(`${phone}: ${writes} writes; ${acknowledgements} acknowledged of ${attempts}`);
    }
    const sessions = await pool.query<{ hash: string }>(
      `select encode(token_hash, 'hex') as hash from session`,
    );
    const hashes = new Set(sessions.rows.map(({ hash }) => hash));
    for (const { phone, as } of signIns)
      if (!hashes.has(tokenHash(as.token).toString('hex'))) lost.push(`${phone}: session without a row`);
    return lost;
  } finally {
    await close();
  }
}
