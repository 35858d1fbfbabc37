import { afterEach, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { BoundedPool } from '../database/connection/bounded-pool.ts';
import { drizzleOn } from '../database/drizzle.ts';
import { inTransaction } from '../database/index.ts';
import { send } from '../../../test/platform/protocol/client.ts';
import { READS_DATABASE } from '../../../test/platform/protocol/reads-database.ts';
import { testApp } from '../../../test/platform/protocol/test-app.ts';
import { testDatabase } from '../../../test/database/database.ts';
import { ERROR_TEXTS } from '../../locales/errors/index.ts';

let undo: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const work of undo) await work();
  undo = [];
});

describe('while the database is unavailable', () => {
  it.each([
    ['no socket', () => new pg.Pool({ host: '/nowhere' })],
    ['nobody at the port', () => new pg.Pool({ host: '127.0.0.1', port: 1 })],
    ['nobody may wait for a connection', () => new BoundedPool({}, 0)],
  ])('(%s) a call gets 503 in the envelope, with the time to retry', async (_why, open) => {
    const pool = open();
    const app = await testApp({ db: drizzleOn(pool) });
    undo.push(
      () => app.fastify.close(),
      () => pool.end(),
    );
    const { status, headers, envelope } = await send(app, READS_DATABASE, {
      payload: { language: 'tc' },
    });
    expect(status).toBe(503);
    expect(headers).toMatchObject({ 'retry-after': '2', 'x-request-id': expect.any(String) });
    expect(envelope).toEqual({ code: 10009, data: null, errorCode: null, message: ERROR_TEXTS.BUSY.tc });
    const outbox = await app.fastify.inject({ url: '/_dev/outbox?to=%2B85366000001' });
    expect(outbox.statusCode).toBe(503);
  });
});

/** Broken, but the pool only learns of it in the next turn of the event loop. */
async function breakIdleConnection(pool: pg.Pool): Promise<void> {
  const client = (await pool.connect()) as pg.PoolClient & { connection: { stream: { destroy(): void } } };
  client.release();
  client.connection.stream.destroy();
}

describe('an idle connection that broke', () => {
  it('makes no call or transaction fail', async () => {
    const database = await testDatabase();
    const app = await testApp({ db: database.db });
    undo.push(
      () => app.fastify.close(),
      () => database.drop(),
    );
    await breakIdleConnection(database.pool);
    const one = await inTransaction(database.db, async (tx) => (await tx.execute(sql`select 1 as one`)).rows);
    expect(one).toEqual([{ one: 1 }]);
    await breakIdleConnection(database.pool);
    expect((await send(app, READS_DATABASE)).status).toBe(200);
  });

  it('is not retried if work may have been done', async () => {
    const database = await testDatabase();
    undo.push(() => database.drop());
    let runs = 0;
    const work = inTransaction(database.db, async (tx) => {
      runs += 1;
      await tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`);
    });
    await expect(work).rejects.toThrow();
    expect(runs).toBe(1);
  });
});
