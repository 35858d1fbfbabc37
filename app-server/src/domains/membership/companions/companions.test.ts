import { expect, it, jest } from '@jest/globals';
import { MOST_COMPANIONS, type Companions } from '@resort/mf-hotel/contract';
import type { CallKey } from '@resort/shared/contract';
import { eq } from 'drizzle-orm';
import { standOnBookings, type BookingGround } from '../../../../test/domains/hotel/booking-ground.ts';
import { WHO, type Guest } from '../../../../test/domains/hotel/guest.ts';
import { CHAN, ticketMember } from '../../../../test/domains/ticketing/ticket-member.ts';
import { send, type Identity } from '../../../../test/platform/protocol/client.ts';
import { signIn } from '../../../../test/platform/protocol/sign-in.ts';
import { member } from '../../../schema/index.ts';

jest.setTimeout(60_000);

let own: BookingGround;
let guest: Guest;
standOnBookings((given, who) => {
  own = given;
  guest = who;
});

const call = async <T>(as: Identity, key: CallKey, payload: Record<string, unknown> = {}) =>
  (await send<T>(own.app, key, { as, payload })).envelope;
const list = async (as: Identity) => (await call<Companions>(as, 'GET /member/companions')).data;
const save = (as: Identity, payload: Record<string, unknown>) =>
  call<{ id: string }>(as, 'POST /member/companions/save', payload);
const ANA = { firstName: 'Ana', lastName: 'Ribeiro' };

it('are saved once however a name is written, changed, and deleted', async () => {
  const as = await signIn(own.app, '66000106');
  const { id } = (await save(as, ANA)).data;
  expect((await save(as, { firstName: 'ANA', lastName: 'ribeiro' })).data).toEqual({ id });
  const { id: second } = (await save(as, { firstName: 'Tai Man', lastName: 'Chan' })).data;
  await save(as, { id: second, firstName: 'Tai Man', lastName: 'Cheong' });
  expect((await list(as)).companions.map(({ lastName }) => lastName)).toEqual(['Cheong', 'Ribeiro']);
  expect((await save(as, { id: second, ...ANA })).data).toEqual({ id });
  expect((await list(as)).companions).toEqual([{ id, ...ANA }]);
  expect(await save(as, { firstName: 'Анна', lastName: 'X' })).not.toMatchObject({ code: 0 });
  await call(as, 'POST /member/companions/delete', { id });
  expect((await list(as)).companions).toEqual([]);
});

it('of another member are neither seen nor changed', async () => {
  const [as, other] = [await signIn(own.app, '66000107'), await signIn(own.app, '66000108')];
  const { id } = (await save(as, ANA)).data;
  expect(await save(other, { id, firstName: 'Mine', lastName: 'Now' })).toMatchObject({ code: 10007 });
  await call(other, 'POST /member/companions/delete', { id });
  expect((await list(other)).companions).toEqual([]);
  expect((await list(as)).companions).toEqual([{ id, ...ANA }]);
});

it(`are at most ${MOST_COMPANIONS}, also when many are saved at once`, async () => {
  const as = await signIn(own.app, '66000109');
  const letters = Array.from({ length: MOST_COMPANIONS + 4 }, (_, at) => String.fromCharCode(65 + at));
  const answers = await Promise.all(letters.map((lastName) => save(as, { firstName: 'Ana', lastName })));
  expect(answers.filter(({ errorCode }) => errorCode === 'MAX_PERSONS')).toHaveLength(4);
  expect((await list(as)).companions).toHaveLength(MOST_COMPANIONS);
});

it('are offered with the guests of shows, each name once', async () => {
  const as = await signIn(own.app, '66000110');
  await ticketMember(own.app, as).saved(CHAN);
  const { firstName, lastName } = CHAN;
  expect(await list(as)).toEqual({ companions: [], showGuests: [{ firstName, lastName }] });
  await save(as, { firstName, lastName });
  expect((await list(as)).showGuests).toEqual([]);
});

it('are saved by a booking that asks for it, without the member, and not by one that fails', async () => {
  const { as } = guest;
  const before = (await list(as)).companions;
  const [self] = await own.db
    .select({ firstName: member.firstName, lastName: member.lastName })
    .from(member)
    .where(eq(member.id, Number(as.userId)));
  const guests = [...WHO.guests, ANA];
  await guest.reserve({ checkIn: own.nextDay(), rateCode: 'FLEX' }, { guests });
  expect((await list(as)).companions).toEqual(before);
  const refused = await guest.reserve(
    { checkIn: own.nextDay() },
    { guests, savesGuests: true, dollarUse: '9999999.00' },
  );
  expect(refused.code).not.toBe(0);
  expect((await list(as)).companions).toEqual(before);
  await guest.reserve(
    { checkIn: own.nextDay(), rateCode: 'FLEX' },
    { guests: [self, ANA], savesGuests: true },
  );
  expect((await list(as)).companions).toMatchObject([ANA]);
});
