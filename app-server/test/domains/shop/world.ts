import type { AddressInfo } from 'node:net';
import { beforeAll, beforeEach, expect } from '@jest/globals';
import type { PaymentStarted } from '@resort/shared/calls/rows';
import { eq, sql } from 'drizzle-orm';
import { addDays } from '../../../src/platform/time/macau-days.ts';
import { ORDER_NEWS, tellOrderNews } from '../../../src/core/orders/news/order-news.ts';
import { macauDate } from '../../../src/platform/time/clock.ts';
import { deliverDue } from '../../../src/platform/outbox/deliver.ts';
import { newRandom, send, type Identity } from '../../platform/protocol/client.ts';
import { withSignCheck } from '../../platform/protocol/sign-check.ts';
import { signIn } from '../../platform/protocol/sign-in.ts';
import { testClock } from '../../platform/protocol/test-clock.ts';
import { createSecrets } from '../../../src/platform/secrets/secrets.ts';
import { outboxMessage } from '../../../src/schema/index.ts';
import { silentLog } from '../../tools/silent-log.ts';
import { standOn, type Ground } from '../../database/stand-on.ts';
import { VENUE_REQUEST } from '../../../src/domains/shop/reservations/after-booking.ts';
import { venueReceiver } from '../../../src/domains/shop/venue/ask.ts';
import { guest, type Asked, type Guest } from './guest.ts';

/**
 * The setup of reservation tests, with a separate member for each test file. Read `my` and `ground` inside
 * tests only.
 */
interface World {
  ground: Ground;
  /** the origin of the app server */
  origin: string;
  me: Identity;
  my: Guest;
  /** the member's number, national digits of Macau */
  phone: string;
}

/** A day in the future and the request for it. */
function dates(clock: Ground['clock']) {
  let used = 0;
  const ahead = (days: number) => addDays(macauDate(clock.now()), days);
  /** The next day with this weekday that is at least three days from now; 0 is Monday. */
  function next(weekday: number): string {
    const days = [3, 4, 5, 6, 7, 8, 9].find(
      (n) => (new Date(`${ahead(n)}T00:00:00Z`).getUTCDay() + 6) % 7 === weekday,
    );
    return ahead(days ?? 3);
  }
  /** Dinner for two on a day that no other test uses. */
  const dinner = (wish: Partial<Asked> = {}): Asked => {
    used += 1;
    return { shopId: 'LOTUS-ROOM', date: ahead(2 + used), time: '19:00', party: 2, ...wish };
  };
  return {
    ahead,
    next,
    dinner,
    /** dinner for six with a deposit */
    grill: (wish: Partial<Asked> = {}) => dinner({ shopId: 'LANTERN-GRILL', party: 6, ...wish }),
    /** dinner at an outlet that answers requests itself */
    tasca: (wish: Partial<Asked> = {}) => ({
      ...dinner({ shopId: 'TASCA-DO-LARGO', ...wish }),
      date: next(3),
    }),
  };
}

/** Pays a reservation's deposit at the sandbox's cashier. */
async function payFor(world: World, orderNo: string): Promise<void> {
  const { data } = await world.my.info(orderNo);
  const { envelope } = await send<PaymentStarted>(world.ground.app, 'POST /hotel/pay', {
    as: world.me,
    payload: {
      id: data.pay?.id,
      signTimerStr: data.pay?.signTimerStr,
      paySence: 'H5',
      methodCode: 'CARD',
      expectedAmount: data.pay?.amount,
      returnUrl: `/en/shop-pay-result?orderNo=${orderNo}`,
      idempotencyKey: newRandom(),
    },
    change: withSignCheck('POST /hotel/pay', world.me),
  });
  expect(envelope.code).toBe(0);
  await fetch(`${world.origin}/_pay`, {
    method: 'POST',
    body: new URLSearchParams({ payNo: envelope.data.payNo, decision: 'pay' }),
    redirect: 'manual',
  });
}

export function shopWorld() {
  const clock = testClock();
  // set before the first test
  const world = {} as World;
  let tests = 0;

  standOn((ground) => Object.assign(world, { ground }), { clock });
  beforeAll(async () => {
    const { database, app } = world.ground;
    // so far in the future that no two tests share a day
    await database.db.execute(
      sql`update shop set reserve = jsonb_set(reserve, '{daysAhead}', '90') where reserve is not null`,
    );
    await app.fastify.listen({ port: 0, host: '127.0.0.1' });
    world.origin = `http://127.0.0.1:${(app.fastify.server.address() as AddressInfo).port}`;
  });
  /** Gives the tests their own tables, and removes the risk of a captcha. */
  beforeEach(async () => {
    clock.advance(2 * 3600);
    tests += 1;
    world.phone = String(66_000_101 + (tests % 10));
    world.me = await signIn(world.ground.app, world.phone);
    world.my = guest(world.ground.app, world.me);
  });

  const secrets = createSecrets(Buffer.alloc(32, 7));
  const context = () => ({
    environment: 'development' as const,
    clock,
    secrets,
    db: world.ground.database.db,
    log: silentLog,
  });
  const deliver = () =>
    deliverDue(context(), { [VENUE_REQUEST]: venueReceiver(undefined), [ORDER_NEWS]: tellOrderNews });

  return {
    world,
    clock,
    ...dates(clock),
    context,
    deliver,
    /** the number of messages sent to the member */
    messages: async () => {
      await deliver();
      const { db } = world.ground.database;
      return db.$count(outboxMessage, eq(outboxMessage.to, `+853${world.phone}`));
    },
    left: async (asked: Asked, areaId = 'window') =>
      (await world.my.times({ ...asked, areaId })).find(({ time }) => time === asked.time)?.left,
    pay: (orderNo: string) => payFor(world, orderNo),
    /** moves a reservation's time to this many hours from now; negative: before now */
    moveTo: (orderNo: string, { from, to }: { from: number; to: number }) =>
      world.ground.database.db.execute(
        sql`update reservation set starts_at = ${clock.sqlNow()} + ${from} * interval '1 hour',
            ends_at = ${clock.sqlNow()} + ${to} * interval '1 hour'
          where order_id = (select id from orders where order_no = ${orderNo})`,
      ),
  };
}
