import { beforeAll, describe, expect, it } from '@jest/globals';
import type { HotelOrder, HotelOrderDetail } from '@resort/mf-hotel/contract';
import type { Guest } from '@resort/mf-ticketing/contract';
import type { Reservation, Reserved } from '@resort/mf-shop/contract';
import type { UserInfo } from '@resort/shared/calls/rows';
import type { CallKey, Envelope } from '@resort/shared/contract';
import { CONTACT } from '../domains/shop/guest.ts';
import { TABLE } from '../foreign-ids/table.ts';
import { passport, ticketMember, type TicketMember } from '../domains/ticketing/ticket-member.ts';
import { newRandom, send, type Identity } from '../platform/protocol/client.ts';
import { signIn } from '../platform/protocol/sign-in.ts';
import { standOn, type Ground } from '../database/stand-on.ts';
import { INJECTIONS, NEVER_STORED } from './injections.ts';

let app: Ground['app'];
let as: Identity;
let orderNo: string;
let stayId: string;
let people: TicketMember;
const counted = { tried: 0, stored: 0, refused: 0 };

const call = async <T>(key: CallKey, payload: Record<string, unknown> = {}, more = {}) =>
  (await send<T>(app, key, { as, payload: { idempotencyKey: newRandom(), ...payload }, ...more })).envelope;

standOn((ground) => ({ app } = ground));
beforeAll(async () => {
  as = await signIn(app, '66000001');
  people = ticketMember(app, as);
  orderNo = (await call<Reserved>('POST /shop/reserver/order/add', TABLE)).data.orderNo;
  const { list } = (await call<{ list: HotelOrder[] }>('GET /hotel/orders', { status: 'UPCOMING' })).data;
  stayId = list[0]?.id ?? '';
});

interface Field {
  readonly name: string;
  /** resolves to the response's code */
  readonly write: (text: string) => Promise<Envelope['code']>;
  readonly read: () => Promise<unknown>;
}

const reservation = async () => (await call<Reservation>('GET /shop/reserver/order/info', { orderNo })).data;
const { shopId: _shop, contact: _contact, ...when } = TABLE;
const change = async (more: object) =>
  (
    await call('POST /shop/reserver/order/update', {
      orderNo,
      version: (await reservation()).version,
      contact: CONTACT,
      ...when,
      ...more,
    })
  ).code;
const stay = async () => (await call<HotelOrderDetail>('GET /hotel/order/detail', { id: stayId })).data;
const info = async () => (await call<UserInfo>('GET /user/info')).data;

/** Every field that stores a member's own words. */
const FIELDS: readonly Field[] = [
  {
    name: 'a wish at a table',
    write: (remarks) => change({ remarks }),
    read: async () => (await reservation()).remarks,
  },
  {
    name: 'the first name at a table',
    write: (firstName) => change({ contact: { ...CONTACT, firstName } }),
    read: async () => (await reservation()).contact.firstName,
  },
  {
    name: 'a wish for a stay',
    write: async (remarks) =>
      (
        await call('POST /order/booking/hotel/updateReserve', {
          id: stayId,
          version: (await stay()).version,
          remarks,
        })
      ).code,
    read: async () => (await stay()).remarks,
  },
  {
    name: 'the name in Chinese characters',
    write: async (chineseName) =>
      (
        await call(
          'PUT /user/users/{id}',
          { version: (await info()).version, chineseName },
          { params: { id: as.userId } },
        )
      ).code,
    read: async () => (await info()).chineseName,
  },
  {
    name: 'the name in Latin letters',
    write: async (firstName) =>
      (await call('POST /member/updateName', { firstName, lastName: 'Chan', reason: 'x' })).code,
    read: async () => (await info()).firstName,
  },
  {
    name: 'a guest’s name',
    write: async (firstName) => (await people.save(passport('P1234567', { firstName }))).code,
    read: async () => JSON.stringify((await call<Guest[]>('GET /realName/list')).data),
  },
];

/** The input itself is refused with a message; the answer is neither a server error nor a rate limit. */
const NO_REFUSALS = [0, 10009, 10010, 10012, 50000];
const isRefusal = (code: Envelope['code']) => !NO_REFUSALS.includes(Number(code));

describe.each(FIELDS.map((field) => [field.name, field] as const))('%s', (_name, { write, read }) => {
  it.each(INJECTIONS)(
    'with %s is given back as it was typed, or refused and unchanged',
    async (_kind, text) => {
      const before = await read();
      const code = await write(text);
      const after = await read();
      counted.tried += 1;
      if (code === 0) counted.stored += 1;
      else counted.refused += 1;
      if (code === 0) expect(after).toBe(text);
      else expect({ refused: isRefusal(code), after }).toEqual({ refused: true, after: before });
    },
  );

  it.each(NEVER_STORED)('with %s is refused and unchanged', async (_kind, text) => {
    const before = await read();
    counted.tried += 1;
    counted.refused += 1;
    expect(await write(text)).toBe(10001);
    expect(await read()).toEqual(before);
  });
});

describe('an address', () => {
  it.each([...INJECTIONS, ...NEVER_STORED])(
    'with %s is refused, or waits for its code: nothing is stored',
    async (_kind, text) => {
      const before = await info();
      const email = `${text}@example.com`;
      const { code } = await call('POST /user/email/otp', { email });
      counted.tried += 1;
      counted.refused += 1;
      // text without line breaks and spaces can be an address (RFC 5322 §3.2.3)
      if (/[\s<>"\0\u200b-\u202e\ufeff]|x{300}/u.test(text)) expect(isRefusal(code)).toBe(true);
      expect(await info()).toEqual(before);
    },
  );
});

it('nothing that was typed was executed', async () => {
  expect((await call('GET /user/info')).code).toBe(0);
  expect(counted.stored).toBeGreaterThan(INJECTIONS.length * 2);
  process.stdout.write(
    `injected texts: ${counted.stored} given back as text, ${counted.refused} refused, of ${counted.tried}\n`,
  );
});
