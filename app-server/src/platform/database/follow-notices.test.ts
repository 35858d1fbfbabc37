import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { testDatabase } from '../../../test/database/database.ts';
import { silentLog } from '../../../test/tools/silent-log.ts';
import { followNotices } from './follow-notices.ts';
import { connectDatabase } from './open.ts';

/** Far shorter than in production, and longer than `listen` takes. */
const answerMs = 1_000;

it('stays connected when a notice came and then nothing for longer than an answer may take', async () => {
  const database = await testDatabase();
  const patience = { connectMs: 10_000, answerMs };
  const { connectionString } = database.pool.options;
  const { db, close } = connectDatabase({ connectionString }, { log: silentLog, patience });
  const hearing = Promise.withResolvers<void>();
  const heard = Promise.withResolvers<string>();
  const stop = followNotices(db, silentLog, [
    { channel: 'test', onHearing: () => hearing.resolve(), onNotice: (text) => heard.resolve(text) },
  ]);
  const listeners = async () => {
    const { rows } = await database.db.execute(
      sql`select pid from pg_stat_activity where datname = current_database() and query like 'listen %'`,
    );
    return rows;
  };
  try {
    await hearing.promise;
    const before = await listeners();
    expect(before).toHaveLength(1);
    await database.db.execute(sql`select pg_notify('test', 'a change')`);
    expect(await heard.promise).toBe('a change');
    await pause(2 * answerMs);
    expect(await listeners()).toEqual(before);
  } finally {
    await stop();
    await close();
    await database.drop();
  }
});
