import { mkdtempSync, rmSync, chmodSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '../../src/migrate.ts';
import { openDatabase } from '../../src/platform/database/index.ts';
import { silentLog } from '../tools/silent-log.ts';
import { median, quantile, rankZ } from './compare.ts';
import { knownAndUnknown, type Row } from './known-and-unknown.ts';

/*
 * `npm run bench -- known-and-unknown`: measurements that people judge and no test asserts. Uses an embedded
 * database of its own.
 */
const dataDir = mkdtempSync(join(tmpdir(), 'resort-bench-'));
chmodSync(dataDir, 0o755); // root cannot run PostgreSQL, so another user needs access
const database = await openDatabase({ databaseUrl: undefined, dataDir, log: silentLog });
try {
  await migrate(database.db);
  console.log('who is a member: 200 tries each, milliseconds; |z| below 2 is noise');
  console.log('median known  unknown  ratio  |  p95 known  unknown  ratio  |      z  bodies');
  for await (const row of knownAndUnknown(database.db)) console.log(line(row));
} finally {
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
}

function line({ name, times, isAlike }: Row): string {
  const { left, right } = times;
  const pair = (one: number, other: number) =>
    `${one.toFixed(2).padStart(9)}  ${other.toFixed(2).padStart(7)}  ${(one / other).toFixed(2).padStart(5)}`;
  const middles = pair(median(left), median(right));
  const tails = pair(quantile(left, 0.95), quantile(right, 0.95));
  const z = rankZ(times).toFixed(2).padStart(5);
  return `   ${middles}  |  ${tails}  |  ${z}  ${isAlike ? 'alike' : 'DIFFER'}  ${name}`;
}
