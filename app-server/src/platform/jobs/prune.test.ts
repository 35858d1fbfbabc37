import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { nonce, otp, outboxMessage, rateBucket, session } from '../../schema/index.ts';
import { testDatabase } from '../../../test/database/database.ts';
import { signIn } from '../../../test/platform/protocol/sign-in.ts';
import { testApp } from '../../../test/platform/protocol/test-app.ts';
import { testClock } from '../../../test/platform/protocol/test-clock.ts';
import { prune } from './prune.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;
const clock = testClock();

beforeAll(async () => {
  database = await testDatabase();
  const app = await testApp({ db: database.db, clock });
  await signIn(app, '66000101');
  await app.fastify.close();
});
afterAll(() => database.drop());

/** One of the sessions is a demo member's second device. */
const counts = async () => {
  const { db } = database;
  const tables = [nonce, otp, session, outboxMessage, rateBucket];
  return Promise.all(tables.map((table) => db.$count(table)));
};

describe('pruning', () => {
  it('keeps what a rule may still read, then deletes it', async () => {
    const { db } = database;
    await prune(db, clock);
    expect(await counts()).toEqual([2, 1, 2, 1, 0]);
    clock.advance(600);
    await prune(db, clock);
    expect(await db.$count(nonce)).toBe(2);
    clock.advance(61);
    await prune(db, clock);
    expect(await counts()).toEqual([0, 1, 2, 1, 0]);
    clock.advance(2 * 86_400);
    await prune(db, clock);
    expect(await counts()).toEqual([0, 0, 0, 1, 0]);
    clock.advance(6 * 86_400);
    await prune(db, clock);
    expect(await counts()).toEqual([0, 0, 0, 0, 0]);
  });
});
