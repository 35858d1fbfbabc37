/** @jest-environment-options {"ownModules": true} */
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { CartItem } from '@resort/shared/calls/rows';
import type { CallKey } from '@resort/shared/contract';
import { signCheck } from '@resort/shared/signing';
import { asc, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { registerCartKind, type CartQuote } from '../../core/cart/cart-kind.ts';
import { lockPrice } from '../../core/price-lock/price-lock.ts';
import { openDatabase, type OpenDatabase } from '../../platform/database/index.ts';
import { send, type Identity, type Wire } from '../../../test/platform/protocol/client.ts';
import { signIn } from '../../../test/platform/protocol/sign-in.ts';
import { testApp, type TestApp } from '../../../test/platform/protocol/test-app.ts';
import { testClock } from '../../../test/platform/protocol/test-clock.ts';
import { createSecrets } from '../../platform/secrets/secrets.ts';
import { cartItem } from '../../schema/index.ts';
import { testDatabase } from '../../../test/database/database.ts';
import { silentLog } from '../../../test/tools/silent-log.ts';

jest.setTimeout(60_000);

/** The prices of the test's rooms; other rooms are unavailable. */
const prices = new Map<string, Pick<CartQuote, 'amount' | 'currency'>>();
registerCartKind({
  itemType: 'CABIN',
  payload: z.object({ room: z.string(), night: z.string() }),
  subject: ({ room, night }) => ({ rt: room, ci: night }),
  quote: async (_context, { room }) => {
    const price = prices.get(room);
    return price === undefined ? null : { ...price, line: { scene: 'HOTEL', property: 'P1' } };
  },
  describe: async ({ language }, { room, night }) => ({
    title: language === 'jp' ? `客室 ${room}` : `Room ${room}`,
    image: null,
    dates: [night],
  }),
  reserve: () => Promise.reject(new Error('nothing is ordered here')),
});

/** An item whose payload contains the currency of its price, like a stay's. */
registerCartKind({
  itemType: 'CRUISE',
  payload: z.object({ room: z.string(), currency: z.string() }),
  subject: ({ room }) => ({ rt: room }),
  quote: () => Promise.resolve(null),
  describe: () => Promise.resolve({ title: 'A cruise', image: null, dates: [] }),
  reserve: () => Promise.reject(new Error('nothing is ordered here')),
});

const clock = testClock();
const services = { environment: 'development' as const, clock, secrets: createSecrets(Buffer.alloc(32, 7)) };
let database: Awaited<ReturnType<typeof testDatabase>>;
let sameDatabase: OpenDatabase;
let apps: [TestApp, TestApp];
let me: Identity;
let other: Identity;
let keys = 0;

beforeAll(async () => {
  database = await testDatabase();
  const databaseUrl = String(database.pool.options.connectionString);
  sameDatabase = await openDatabase({ databaseUrl, log: silentLog });
  apps = [await testApp({ db: database.db, clock }), await testApp({ db: sameDatabase.db, clock })];
  me = await signIn(apps[0], '66000001');
  other = await signIn(apps[0], '66000002');
});
afterAll(async () => {
  for (const { fastify } of apps) await fastify.close();
  await sameDatabase.close();
  await database.drop();
});
beforeEach(async () => {
  prices.clear();
  prices.set('deluxe', { amount: 1000_00n, currency: 'MOP' });
  prices.set('suite', { amount: 2500_50n, currency: 'MOP' });
  await database.db.delete(cartItem);
});

const stay = (room: string) => ({ room, night: '2027-01-01' });
/** The catalogue's quote of a moment ago. */
function quoted(room: string, { memberId = Number(me.userId), currency = 'MOP', night = '2027-01-01' } = {}) {
  const amount = prices.get(room)?.amount ?? 0n;
  const subject = { rt: room, ci: night };
  return lockPrice(services, { kind: 'CABIN', subject, amount, currency, memberId }).signTimerStr;
}

/** Puts the header on as the client does. */
const withSignCheck = (key: Uint8Array) => (wire: Wire) => {
  const body = wire.body ?? '';
  const { signTimerStr } = JSON.parse(body) as { signTimerStr: string };
  const { timestamp = '', random = '' } = wire.headers;
  const request = { signTimerStr, method: 'POST', path: '/hotel/cart', body };
  wire.headers['sign-check'] = signCheck(key, request, { timestamp, random });
};
interface Cart {
  items: CartItem[];
  total: string;
  currency: string | null;
}
const call = async <T>(key: CallKey, payload: Record<string, unknown>, as = me, app = apps[0]) =>
  (await send<T>(app, key, { as, payload })).envelope;
async function add(room: string, changes: Record<string, unknown> = {}, app = apps[0]) {
  keys += 1;
  const item = { itemType: 'CABIN', payload: stay(room), qty: 1, signTimerStr: quoted(room) };
  const payload = { ...item, idempotencyKey: `key ${keys}`, ...changes };
  const options = { as: me, payload, change: withSignCheck(me.key) };
  return (await send<{ cartItemId: string; count: number }>(app, 'POST /hotel/cart', options)).envelope;
}
const read = async (language = 'en') => (await call<Cart>('GET /hotel/carts', { language })).data;
const idsOf = async () =>
  (await database.db.select({ id: cartItem.id }).from(cartItem).orderBy(asc(cartItem.id))).map(({ id }) =>
    String(id),
  );

describe('putting something into the cart', () => {
  it('refuses a payload in another currency than its locked price', async () => {
    const signTimerStr = lockPrice(services, {
      kind: 'CRUISE',
      subject: { rt: 'deluxe' },
      amount: 100_00n,
      currency: 'MOP',
      memberId: Number(me.userId),
    }).signTimerStr;
    const cruise = (currency: string) =>
      add('deluxe', { itemType: 'CRUISE', signTimerStr, payload: { room: 'deluxe', currency } });
    expect((await cruise('HKD')).code).toBe((await add('deluxe', { signTimerStr: 'a.b' })).code);
    expect(await idsOf()).toEqual([]);
    expect((await cruise('MOP')).code).toBe(0);
  });

  it('accepts it at the quoted price, once per key', async () => {
    const first = await add('deluxe', { qty: 2, idempotencyKey: 'mine' });
    expect(first).toMatchObject({ code: 0, data: { count: 1 } });
    expect(await read()).toMatchObject({
      items: [
        {
          itemType: 'CABIN',
          title: 'Room deluxe',
          dates: ['2027-01-01'],
          qty: 2,
          price: '2000.00',
          image: null,
        },
      ],
      total: '2000.00',
      currency: 'MOP',
    });
    expect(await idsOf()).toEqual([first.data.cartItemId]);
  });

  it('asks for sign-check', async () => {
    const without = await add('deluxe', {}).then(() =>
      call('POST /hotel/cart', {
        itemType: 'CABIN',
        payload: stay('deluxe'),
        qty: 1,
        signTimerStr: quoted('deluxe'),
        idempotencyKey: 'unchecked',
      }),
    );
    expect(without).toMatchObject({ code: 16004, errorCode: 'SIGN_CHECK' });
  });

  it.each<[string, () => Record<string, unknown>, number]>([
    ['an item type that nobody has', () => ({ itemType: 'YACHT' }), 10012],
    ['a payload that its kind does not know', () => ({ payload: { room: 7 } }), 10001],
    ['the price of another room', () => ({ signTimerStr: quoted('suite') }), 16004],
    [
      'the price of another night',
      () => ({ signTimerStr: quoted('deluxe', { night: '2027-01-02' }) }),
      16004,
    ],
    ['another member’s price', () => ({ signTimerStr: quoted('deluxe', { memberId: 1 }) }), 16004],
    ['a price that was tampered with', () => ({ signTimerStr: `x${quoted('deluxe')}` }), 16004],
    ['ten of one', () => ({ qty: 10 }), 10001],
  ])('refuses %s', async (_name, changes, code) => {
    expect(await add('deluxe', changes())).toMatchObject({ code });
    expect(await idsOf()).toEqual([]);
  });

  it('I23: refuses an expired price', async () => {
    const signTimerStr = quoted('deluxe');
    clock.advance(601);
    expect(await add('deluxe', { signTimerStr })).toMatchObject({ code: 16003, errorCode: 'QUOTE_EXPIRED' });
  });

  it('accepts one currency only and says which', async () => {
    await add('deluxe');
    const inDollars = await add('suite', { signTimerStr: quoted('suite', { currency: 'HKD' }) });
    expect(inDollars).toMatchObject({ code: 16014, message: expect.stringContaining('MOP') });
  });

  it('accepts ten items, also if thirty are added concurrently on two servers', async () => {
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, n) => add('deluxe', {}, apps[n % 2 === 0 ? 0 : 1])),
    );
    const codes = answers.map(({ code }) => code);
    expect(codes.filter((code) => code === 0)).toHaveLength(10);
    expect(codes.filter((code) => code === 16010)).toHaveLength(20);
    expect(await idsOf()).toHaveLength(10);
  });
});

describe('reading the cart', () => {
  it('requests every price again, in the member’s language', async () => {
    await add('deluxe', { qty: 2 });
    await add('suite');
    prices.set('deluxe', { amount: 1100_00n, currency: 'MOP' });
    const { items, total } = await read('jp');
    expect(items).toMatchObject([
      { title: '客室 deluxe', price: '2200.00', priceChanged: true, expired: false },
      { title: '客室 suite', price: '2500.50', priceChanged: false, expired: false },
    ]);
    expect(total).toBe('4700.50');
  });

  it('gives each item a lock on the current price, long after the first lock has expired', async () => {
    await add('deluxe');
    clock.advance(3600);
    prices.set('deluxe', { amount: 900_00n, currency: 'MOP' });
    const [item] = (await read()).items;
    expect(item).toMatchObject({ price: '900.00', priceChanged: true, expired: false });
    expect(await add('deluxe', { signTimerStr: item?.signTimerStr })).toMatchObject({ code: 0 });
    expect((await read()).items[1]).toMatchObject({ price: '900.00', priceChanged: false });
  });

  it('shows unavailable items at their last price, and excludes them from the total', async () => {
    await add('deluxe');
    await add('suite');
    prices.delete('suite');
    const { items, total } = await read();
    expect(items[1]).toMatchObject({ price: '2500.50', expired: true, signTimerStr: null, expireAt: null });
    expect(total).toBe('1000.00');
  });

  it('changes nothing, and is empty for other members', async () => {
    await add('deluxe');
    const [before] = await database.db.select().from(cartItem);
    prices.set('deluxe', { amount: 1n, currency: 'MOP' });
    await read();
    const [after] = await database.db.select().from(cartItem);
    expect(after).toEqual(before);
    const theirs = await call<Cart>('GET /hotel/carts', {}, other);
    expect(theirs.data).toEqual({ items: [], total: '0.00', currency: null });
  });
});

describe('taking things out', () => {
  it('twice has the same result as once', async () => {
    await add('deluxe');
    await add('suite');
    const [cartItemId = ''] = await idsOf();
    expect(await call('GET /hotel/cart/delete', { cartItemId })).toMatchObject({ data: { count: 1 } });
    expect(await call('GET /hotel/cart/delete', { cartItemId })).toMatchObject({
      code: 0,
      data: { count: 1 },
    });
  });

  it('treats another member’s item as missing, and removes nothing', async () => {
    await add('deluxe');
    await add('suite');
    const ids = await idsOf();
    const [cartItemId = ''] = ids;
    const nothing = { code: 0, data: { count: 0 } };
    expect(await call('GET /hotel/cart/delete', { cartItemId }, other)).toMatchObject(nothing);
    expect(await call('POST /hotel/cart/clear', { ids }, other)).toMatchObject(nothing);
    expect(await idsOf()).toEqual(ids);
  });

  it('the named ones, or all', async () => {
    for (const room of ['deluxe', 'suite', 'deluxe']) await add(room);
    const [first = '', , third = ''] = await idsOf();
    const some = await call('POST /hotel/cart/clear', { ids: [first, third] });
    expect(some).toMatchObject({ data: { count: 1 } });
    expect(await call('POST /hotel/cart/clear', {})).toMatchObject({ data: { count: 0 } });
    expect(await call('POST /hotel/cart/clear', {})).toMatchObject({ code: 0, data: { count: 0 } });
    expect(await database.db.$count(cartItem, eq(cartItem.memberId, Number(me.userId)))).toBe(0);
  });

  it('is one request, once: a replay is refused', async () => {
    await add('deluxe');
    const [cartItemId = ''] = await idsOf();
    const options = { as: me, payload: { cartItemId }, random: 'a'.repeat(32) };
    await send(apps[0], 'GET /hotel/cart/delete', options);
    expect((await send(apps[1], 'GET /hotel/cart/delete', options)).envelope).toMatchObject({ code: 10006 });
  });
});
