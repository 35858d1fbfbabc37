import { expect, it, jest } from '@jest/globals';
import { MOST_WAITING, type WaitingPlace } from '@resort/shared/calls/rows';
import { and, eq } from 'drizzle-orm';
import { addDays } from '@resort/shared/format';
import { standOnBookings, type BookingGround } from '../../../../test/domains/hotel/booking-ground.ts';
import type { Guest } from '../../../../test/domains/hotel/guest.ts';
import { ROOM_TYPE } from '../../../../test/domains/hotel/stays/plain-nights.ts';
import { stageEvent } from '../../../../test/domains/ticketing/stage.ts';
import { deliverAll } from '../../../../test/made/deliver.ts';
import { silentLog as log } from '../../../../test/tools/silent-log.ts';
import { refuseChanges } from '../../../../test/database/refuse-changes.ts';
import { send, type Identity } from '../../../../test/platform/protocol/client.ts';
import { signIn } from '../../../../test/platform/protocol/sign-in.ts';
import type { CallKey } from '@resort/shared/contract';
import { inventoryCounter, letter, waiting } from '../../../schema/index.ts';
import { keyOf, TICKETS } from '../../ticketing/performances/inventory.ts';
import { queueFreePlaces } from '../reminders/queue-free.ts';

jest.setTimeout(60_000);

let own: BookingGround;
let guest: Guest;
standOnBookings((given, who) => {
  own = given;
  guest = who;
});

const call = async <T>(as: Identity, key: CallKey, payload: Record<string, unknown> = {}) =>
  (await send<T>(own.app, key, { as, payload })).envelope;
const places = async (as: Identity) =>
  (await call<{ places: WaitingPlace[] }>(as, 'GET /member/waiting')).data.places;
const waitForRoom = (as: Identity, checkIn: string, adults = 1) =>
  call<{ id: string }>(as, 'POST /member/waiting/room', {
    hotelCode: ROOM_TYPE.slice(0, 3).toLowerCase(),
    roomTypeCode: ROOM_TYPE,
    checkIn,
    checkOut: addDays(checkIn, 1),
    rooms: 1,
    adults,
    children: 0,
  });
/** Looks for free places, and delivers what that queued; resolves to all letters about free places. */
async function look(as: Identity) {
  await queueFreePlaces({ db: own.db, clock: own.clock, log });
  await deliverAll(own.db, own.clock);
  const letters = await own.db
    .select()
    .from(letter)
    .where(eq(letter.memberId, Number(as.userId)));
  return letters.filter(({ title }) => title.en === 'A place is free');
}

it('for a full room ends with one message when a cancellation frees it, and leads to the booking', async () => {
  const as = await signIn(own.app, '66000111');
  const checkIn = own.nextDay();
  expect(await waitForRoom(as, checkIn)).toMatchObject({ errorCode: 'NOT_FULL' });
  await own.setRooms(checkIn, 1);
  const { data } = await guest.reserve({ checkIn, rateCode: 'FLEX', nights: 1 });
  const { id } = (await waitForRoom(as, checkIn)).data;
  expect((await waitForRoom(as, checkIn, 2)).data).toEqual({ id });
  const link = expect.stringContaining('adults=2');
  expect(await places(as)).toMatchObject([{ id, kind: 'ROOM', from: checkIn, isFree: false, link }]);
  expect(await look(as)).toEqual([]);
  await guest.call('POST /hotel/reserve/cancel', {
    id: data.id,
    expectedPenalty: '99999.00',
    idempotencyKey: 'a'.repeat(32),
  });
  const [told, ...more] = await look(as);
  expect(more).toEqual([]);
  expect(told?.link).toMatch(new RegExp(`^/hotel-room\\?hotelCode=.*checkIn=${checkIn}`));
  expect(await look(as)).toHaveLength(1);
  expect(await places(as)).toMatchObject([{ id, isFree: true }]);
  await call(as, 'POST /member/waiting/stop', { id });
  expect(await places(as)).toEqual([]);
});

/** A sold-out show, and the way to add a ticket to its allotment. */
async function soldOut(inHours = 30) {
  const { ticketId, performanceId } = await stageEvent(own.db, own.clock, { total: 0, inHours });
  const isIt = and(
    eq(inventoryCounter.type, TICKETS),
    eq(inventoryCounter.key, keyOf(Number(performanceId))),
  );
  return {
    show: { ticketId, performanceId },
    allot: (total: number) => own.db.update(inventoryCounter).set({ total }).where(isIt),
  };
}

it('for a sold-out show ends with a message when its allotment is raised; what is full again is not announced', async () => {
  const as = await signIn(own.app, '66000112');
  const { show, allot } = await soldOut();
  await call(as, 'POST /member/waiting/show', show);
  await allot(1);
  await queueFreePlaces({ db: own.db, clock: own.clock, log });
  // gone before the message is written
  await allot(0);
  expect(await look(as)).toEqual([]);
  await allot(1);
  own.clock.advance(60);
  const letters = await look(as);
  expect(letters.map(({ link }) => link)).toEqual([
    expect.stringMatching(
      new RegExp(`^/ticket-booking\\?id=${show.ticketId}&.*sessionId=${show.performanceId}$`),
    ),
  ]);
});

it('is announced to the others if one cannot be told', async () => {
  const [first, second] = [await signIn(own.app, '66000117'), await signIn(own.app, '66000118')];
  const { show, allot } = await soldOut();
  for (const as of [first, second]) await call(as, 'POST /member/waiting/show', show);
  await allot(1);
  const heal = await refuseChanges(own.db, 'waiting', `old.member_id = ${first.userId}`);
  await expect(look(second)).rejects.toThrow('whether a place is free could not be told, 1 times');
  const told = async () =>
    (await own.db.select().from(waiting).orderBy(waiting.id)).map(({ toldAt }) => toldAt !== null).slice(-2);
  expect(await told()).toEqual([false, true]);
  await heal();
  expect(await look(first)).toHaveLength(1);
  expect(await look(second)).toHaveLength(1);
});

it('is known to the member alone, who alone can end it', async () => {
  const [as, other] = [await signIn(own.app, '66000113'), await signIn(own.app, '66000114')];
  const { show } = await soldOut();
  const { id } = (await call<{ id: string }>(as, 'POST /member/waiting/show', show)).data;
  await call(other, 'POST /member/waiting/stop', { id });
  expect(await places(other)).toEqual([]);
  expect(await places(as)).toMatchObject([{ id, kind: 'SHOW', title: 'The Play' }]);
});

it('has a limit, and ends with its day', async () => {
  const as = await signIn(own.app, '66000115');
  const memberId = Number(as.userId);
  const what = { kind: 'SHOW', ticketId: 'NONE', performanceId: '1' } as const;
  const row = (key: string, lastDay: string) => ({ memberId, key, what, lastDay });
  const past = row('past', '2020-01-01');
  const ahead = Array.from({ length: MOST_WAITING }, (_, at) => row(`SHOW ${at}`, '2099-01-01'));
  await own.db.insert(waiting).values([past, ...ahead]);
  const { show } = await soldOut();
  expect(await call(as, 'POST /member/waiting/show', show)).toMatchObject({ errorCode: 'MAX_WAITING' });
  await look(as);
  expect(await own.db.$count(waiting, eq(waiting.memberId, memberId))).toBe(MOST_WAITING);
});
