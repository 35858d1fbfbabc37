import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { appliedMigrations } from '../platform/database/index.ts';
import { sequencesOf, tablesOf } from './catalog.ts';
import {
  copyStatement,
  END_OF_DATA,
  factsLine,
  headLine,
  keyFacts,
  MARK,
  totalsLine,
} from './file-format.ts';
import { SETTINGS, waitForAnswers } from './session-settings.ts';

/** What came of a backup or a restore. */
export interface Moved {
  readonly tables: number;
  readonly rows: number;
}

export const moved = (rows: Readonly<Record<string, number>>): Moved => ({
  tables: Object.keys(rows).length,
  rows: Object.values(rows).reduce((sum, count) => sum + count, 0),
});

/**
 * The text of a backup, of one moment: everything is read in one snapshot while others go on writing. `client` must be
 * the caller's alone. Throws a sentence where nothing was ever migrated.
 */
export async function* dump(
  client: pg.PoolClient,
  keyFingerprints: readonly string[],
  done: (moved: Moved) => void,
): AsyncGenerator<Buffer | string> {
  waitForAnswers(client);
  await client.query('begin isolation level repeatable read, read only');
  await client.query(SETTINGS);
  const tables = await tablesOf(client);
  const migrations = await appliedMigrations(client);
  if (migrations.length === 0 || tables.length === 0)
    throw new Error('There is nothing in this database yet, so there is nothing to back up.');
  // a migration that begins now waits until the rows are read, as with pg_dump
  const names = tables.map(({ table }) => `public."${table}"`);
  await client.query(`lock table ${names.join(', ')} in access share mode`);
  const { rows: clock } = await client.query<{ now: Date }>('select now()');
  yield `${MARK}\n`;
  yield factsLine({ takenAt: clock[0]?.now.toISOString() ?? '', migrations, ...keyFacts(keyFingerprints) });
  const rows: Record<string, number> = {};
  for (const table of tables) {
    yield headLine(table);
    const copied = client.query(copyTo(copyStatement(table, 'TO STDOUT')));
    for await (const chunk of copied) yield chunk as Buffer;
    rows[table.table] = copied.rowCount;
    yield `${END_OF_DATA}\n`;
  }
  // sequences stand outside of snapshots: read last, they are past every id above
  yield totalsLine({ rows, sequences: await sequencesOf(client) });
  await client.query('commit');
  done(moved(rows));
}
