import { expect, it } from '@jest/globals';
import type { RewardOrder } from '@resort/mf-dollars/contract';
import { eq } from 'drizzle-orm';
import { countTrips } from '../../../test/database/count-trips.ts';
import { standOn, type Ground } from '../../../test/database/stand-on.ts';
import { newRandom, send } from '../../../test/platform/protocol/client.ts';
import { signIn } from '../../../test/platform/protocol/sign-in.ts';
import { exchangeItem } from './tables/exchange.ts';

let ground: Ground;

standOn((given) => (ground = given));

/** with the call's session, nonce and key */
const ROUND_TRIPS = 10;
const STATEMENTS = 29;

/* Each round trip is time in which a member waits and accounts are locked. */
it('redeems in few round trips, with session, nonce, key, ledger, voucher and receipt', async () => {
  const { database, app } = ground;
  const as = await signIn(app, '66000001');
  const [item] = await database.db.select().from(exchangeItem).where(eq(exchangeItem.code, 'RW-DINING-200'));
  const redeem = () =>
    send<RewardOrder>(app, 'POST /dollar/redeem', {
      as,
      payload: { rewardId: String(item?.id), qty: 1, expectedPrice: '180.00', idempotencyKey: newRandom() },
    });
  await redeem();
  const seen: string[] = [];
  let answer: Awaited<ReturnType<typeof redeem>> | undefined;
  await countTrips(
    database.pool,
    async () => (answer = await redeem()),
    (line) => seen.push(line),
  );
  expect(answer?.envelope).toMatchObject({ code: 0, data: { status: 'ISSUED' } });
  // what is too much, by name
  const trips = seen.filter((line) => line.startsWith('→'));
  expect([trips.slice(ROUND_TRIPS), seen.slice(STATEMENTS)]).toEqual([[], []]);
});
