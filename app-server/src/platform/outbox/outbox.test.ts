import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { asc, isNull, sql } from 'drizzle-orm';
import { outbox, rateBucket } from '../../schema/index.ts';
import { fulfilled } from '../../../test/tools/outcomes.ts';
import { twoProcesses, type TwoProcesses } from '../../../test/processes/two-processes.ts';
import { inTransaction } from '../database/index.ts';
import { testClock } from '../../../test/platform/protocol/test-clock.ts';
import { deliverDue, type Delivery, type Receiver } from './deliver.ts';
import { enqueue } from './enqueue.ts';
import type * as races from '../../../test/outbox/races.ts';
import { countUp, jobContext, put } from '../../../test/outbox/races.ts';

jest.setTimeout(60_000);

let processes: TwoProcesses<typeof races>;
const clock = testClock();

beforeAll(async () => {
  processes = await twoProcesses(new URL('../../../test/outbox/races.ts', import.meta.url), clock);
});
beforeEach(async () => {
  await processes.db.delete(outbox);
  await processes.db.delete(rateBucket);
});
afterAll(() => processes.drop());

const here = () => ({ db: processes.db, clock });
const deliverHere = (receive: Receiver) => deliverDue(jobContext(here()), { test: receive });
const waiting = () => processes.db.$count(outbox, isNull(outbox.deliveredAt));

describe('queued work', () => {
  it('I24: takes effect exactly once, however many workers deliver', async () => {
    await processes.race(60, (n) => ['put', { dedupeKey: String(n % 50) }]);
    const workers = await processes.race(30, () => ['deliver']);
    expect(fulfilled(workers)).toHaveLength(30);
    const counts = await processes.db.select().from(rateBucket);
    expect(counts.map(({ count }) => count)).toEqual(Array.from({ length: 50 }, () => 1));
    expect(await waiting()).toBe(0);
  });

  it('does not exist if the transaction was rolled back', async () => {
    const broken = inTransaction(processes.db, async (tx) => {
      await enqueue(tx, clock, { topic: 'test', payload: {}, dedupeKey: 'broken' });
      throw new Error('later');
    });
    await expect(broken).rejects.toThrow('later');
    expect(await waiting()).toBe(0);
  });

  it('is delivered again after a crash, with the same id, so that the receiver recognises it', async () => {
    await put(here(), { dedupeKey: 'crash' });
    const seen: Delivery[] = [];
    const crashing: Receiver = async (tx, delivery) => {
      seen.push(delivery);
      if (seen.length === 1) await tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`);
    };
    await expect(deliverHere(crashing)).rejects.toThrow();
    await deliverHere(crashing);
    expect(seen).toHaveLength(2);
    expect(seen[1]).toEqual(seen[0]);
    expect(await waiting()).toBe(0);
  });

  it('is retried with increasing delays if it fails, and its partial effect is rolled back', async () => {
    await put(here(), { dedupeKey: 'failing' });
    let tries = 0;
    const failing: Receiver = async (tx, delivery, about) => {
      tries += 1;
      await countUp(tx, delivery, about);
      if (tries < 3) await tx.execute(sql`select 1 / 0`);
    };
    const deliver = () => deliverHere(failing);
    await deliver();
    await deliver();
    expect(tries).toBe(1);
    const [row] = await processes.db.select().from(outbox);
    expect(row).toMatchObject({ attempts: 1, lastError: expect.stringContaining('22012') });
    expect(await processes.db.$count(rateBucket)).toBe(0);
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

  it('is not blocked by work that fails or has no receiver', async () => {
    await put(here(), { dedupeKey: 'nobody', topic: 'unknown' });
    await put(here(), { dedupeKey: 'first' });
    await put(here(), { dedupeKey: 'second' });
    const done: unknown[] = [];
    const receive: Receiver = async (_tx, { payload }) => {
      if (done.push(payload) === 1) throw new Error('no');
    };
    await deliverHere(receive);
    expect(done).toEqual([{ dedupeKey: 'first' }, { dedupeKey: 'second' }]);
    const left = await processes.db
      .select({ topic: outbox.topic })
      .from(outbox)
      .where(isNull(outbox.deliveredAt))
      .orderBy(asc(outbox.id));
    expect(left).toEqual([{ topic: 'unknown' }, { topic: 'test' }]);
  });
});
