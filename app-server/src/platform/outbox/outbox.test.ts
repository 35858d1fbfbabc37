import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { asc, isNull, sql } from 'drizzle-orm';
import { outbox, rateBucket } from '../../schema/index.ts';
import { fulfilled } from '../../testing/outcomes.ts';
import { twoPools, type TwoPools } from '../../testing/two-pools.ts';
import { inTransaction, type Database } from '../database/index.ts';
import type { JobContext } from '../jobs/job.ts';
import { testClock } from '../protocol/testing/test-clock.ts';
import { createSecrets } from '../secrets.ts';
import { deliverDue, type Delivery, type Receiver } from './deliver.ts';
import { enqueue } from './enqueue.ts';

let pools: TwoPools;
const clock = testClock();

beforeAll(async () => {
  pools = await twoPools();
});
beforeEach(async () => {
  await pools.db.delete(outbox);
  await pools.db.delete(rateBucket);
});
afterAll(() => pools.drop());

const context = (db: Database): JobContext => ({
  environment: 'development',
  clock,
  secrets: createSecrets(Buffer.alloc(32, 7)),
  db,
  log: { info: () => undefined, warn: () => undefined, error: () => undefined },
});
const put = (db: Database, dedupeKey: string, topic = 'test') =>
  inTransaction(db, (tx) => enqueue(tx, clock, { topic, payload: { dedupeKey }, dedupeKey }));
const waiting = () => pools.db.$count(outbox, isNull(outbox.deliveredAt));

/** An effect in the database that would show if it happened twice. */
const countUp: Receiver = async (tx, { id }) => {
  await tx
    .insert(rateBucket)
    .values({ key: `delivery ${id}`, count: 1, resetsAt: clock.now() })
    .onConflictDoUpdate({ target: rateBucket.key, set: { count: sql`${rateBucket.count} + 1` } });
};

describe('I24: work that follows a transaction', () => {
  it('has its effect exactly once, however many workers deliver', async () => {
    await pools.race(60, (db, n) => put(db, String(n % 50)));
    const workers = await pools.race(30, (db) => deliverDue(context(db), { test: countUp }));
    expect(fulfilled(workers)).toHaveLength(30);
    const counts = await pools.db.select().from(rateBucket);
    expect(counts.map(({ count }) => count)).toEqual(Array.from({ length: 50 }, () => 1));
    expect(await waiting()).toBe(0);
  });

  it('is not there when the transaction was rolled back', async () => {
    const broken = inTransaction(pools.db, async (tx) => {
      await enqueue(tx, clock, { topic: 'test', payload: {}, dedupeKey: 'broken' });
      throw new Error('later');
    });
    await expect(broken).rejects.toThrow('later');
    expect(await waiting()).toBe(0);
  });

  it('is delivered again after a crash, under the same id, by which the other side knows it', async () => {
    await put(pools.db, 'crash');
    const seen: Delivery[] = [];
    const crashing: Receiver = async (tx, delivery) => {
      seen.push(delivery);
      if (seen.length === 1) await tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`);
    };
    await expect(deliverDue(context(pools.at(0)), { test: crashing })).rejects.toThrow();
    await deliverDue(context(pools.at(1)), { test: crashing });
    expect(seen).toHaveLength(2);
    expect(seen[1]).toEqual(seen[0]);
    expect(await waiting()).toBe(0);
  });

  it('is tried again later and later where it fails, without its half-done effect', async () => {
    await put(pools.db, 'failing');
    let tries = 0;
    const failing: Receiver = async (tx, delivery, about) => {
      tries += 1;
      await countUp(tx, delivery, about);
      if (tries < 3) await tx.execute(sql`select 1 / 0`);
    };
    const deliver = () => deliverDue(context(pools.db), { test: failing });
    await deliver();
    await deliver();
    expect(tries).toBe(1);
    const [row] = await pools.db.select().from(outbox);
    expect(row).toMatchObject({ attempts: 1, lastError: expect.stringContaining('22012') });
    expect(await pools.db.$count(rateBucket)).toBe(0);
    clock.advance(2);
    await deliver();
    clock.advance(2);
    await deliver();
    expect(tries).toBe(2);
    clock.advance(2);
    await deliver();
    expect(tries).toBe(3);
    expect(await waiting()).toBe(0);
  });

  it('does not wait behind work that fails or that nobody receives', async () => {
    await put(pools.db, 'nobody', 'unknown');
    await put(pools.db, 'first');
    await put(pools.db, 'second');
    const done: unknown[] = [];
    const receive: Receiver = async (_tx, { payload }) => {
      if (done.push(payload) === 1) throw new Error('no');
    };
    await deliverDue(context(pools.db), { test: receive });
    expect(done).toEqual([{ dedupeKey: 'first' }, { dedupeKey: 'second' }]);
    const left = await pools.db
      .select({ topic: outbox.topic })
      .from(outbox)
      .where(isNull(outbox.deliveredAt))
      .orderBy(asc(outbox.id));
    expect(left).toEqual([{ topic: 'unknown' }, { topic: 'test' }]);
  });
});
