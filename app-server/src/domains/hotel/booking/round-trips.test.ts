import { expect, it } from '@jest/globals';
import { countTrips } from '../../../../test/database/count-trips.ts';
import { atCashier, Guest, WHO } from '../../../../test/domains/hotel/guest.ts';
import { dayIn } from '../../../../test/domains/hotel/stays/plain-nights.ts';
import { standOn, type Ground } from '../../../../test/database/stand-on.ts';
import { signIn } from '../../../../test/platform/protocol/sign-in.ts';

let ground: Ground;

standOn((given) => (ground = given));

/** Round trips of a call, with its session, nonce and key. */
const MOST = 20;

it('reserves, pays and confirms a stay in few round trips each', async () => {
  const { database, app, clock } = ground;
  const guest = new Guest(app, await signIn(app, '66000001'));
  const checkIn = dayIn(clock, 12);
  // the first one fills what the process keeps
  await guest.booked({ checkIn });
  const count = async <T>(work: () => Promise<T>) => {
    const answers: T[] = [];
    const { roundTrips } = await countTrips(database.pool, async () => answers.push(await work()));
    const [answer] = answers;
    if (answer === undefined) throw new Error('no answer');
    return { answer, roundTrips };
  };
  const { signTimerStr } = await guest.quote({ checkIn });
  const reserve = await count(() =>
    guest.once<{ id: string }>('POST /order/booking/hotel/reserve', { signTimerStr, ...WHO }),
  );
  const { id } = reserve.answer.data;
  const { pay } = await guest.detail(id);
  if (pay === null) throw new Error('nothing is due');
  const start = await count(() => guest.startPaying(pay));
  const paid = await count(async () => [await atCashier(app, start.answer.data.payNo, 'pay')]);
  expect((await guest.detail(id)).payStatus).toBe('PAID');
  const trips = [reserve, start, paid].map(({ roundTrips }) => roundTrips);
  expect(trips.filter((one) => one > MOST)).toEqual([]);
});
