import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { ShopBrief, ShopDetail, ShopRoom, Slot } from '@resort/mf-shop/contract';
import { LANGUAGES, type CallKey } from '@resort/shared/contract';
import { addDays } from '../../../platform/time/macau-days.ts';
import { macauDate } from '../../../platform/time/clock.ts';
import { send, type Identity } from '../../../../test/platform/protocol/client.ts';
import { signIn } from '../../../../test/platform/protocol/sign-in.ts';
import type { TestApp } from '../../../../test/platform/protocol/test-app.ts';
import { standOn, type Ground } from '../../../../test/database/stand-on.ts';

jest.setTimeout(60_000);

let app: TestApp;
let clock: Ground['clock'];
let me: Identity;
const RATES = [
  { from: 'HKD', rate: '1.0300' },
  { from: 'CNY', rate: '1.1260' },
];
standOn((ground) => ({ app, clock } = ground), {
  integrations: { exchangeRates: { asOf: '2026-11-20', rates: RATES } },
});
beforeAll(async () => {
  me = await signIn(app, '66000118');
});

const call = async <T>(key: CallKey, payload: Record<string, unknown> = {}, as: Identity | 'visitor' = me) =>
  (await send<T>(app, key, { ...(as === 'visitor' ? {} : { as }), payload })).envelope;
const list = async (wish: Record<string, unknown>) =>
  (
    await call<{ list: ShopBrief[]; total: number }>('POST /shop/getShopAllListByParam', {
      pageSize: 50,
      ...wish,
    })
  ).data;
const codes = async (wish: Record<string, unknown>) => (await list(wish)).list.map(({ shopId }) => shopId);
const date = () => addDays(macauDate(clock.now()), 3);

describe('the list of outlets', () => {
  it('has restaurants, spas and shops, each once', async () => {
    const all = await list({});
    expect(all.total).toBe(20);
    expect(new Set(all.list.map(({ shopId }) => shopId)).size).toBe(20);
    const kinds = await Promise.all(['DINING', 'SPA', 'SHOP'].map((kind) => list({ kind })));
    expect(kinds.map(({ total }) => total)).toEqual([12, 3, 5]);
  });

  it.each<[string, Record<string, unknown>, string[]]>([
    [
      'cuisine and hotel',
      { cuisineIds: ['cantonese', 'tea'], property: 'sjm' },
      ['LOTUS-ROOM', 'TEA-GALLERY'],
    ],
    ['all of the labels', { labels: ['view', 'terrace'] }, ['MOON-TERRACE']],
    ['price', { kind: 'DINING', priceLevels: [1] }, ['DIM-SUM-HALL', 'NOODLE-LANE']],
    ['a word in English or in the language', { keyword: 'oYsTers', language: 'jp' }, ['LANTERN-GRILL']],
    ['a word of the language', { keyword: '珍珠', language: 'tc' }, ['PEARL-HOUSE']],
    ['nothing that is there', { keyword: '%' }, []],
  ])('is filtered by %s', async (_by, wish, found) => {
    expect((await codes(wish)).toSorted()).toEqual(found.toSorted());
  });

  it('returns the four bookable times nearest to the requested one', async () => {
    const wish = { kind: 'DINING', date: date(), time: '19:00', party: 2 };
    const { list: found } = await list(wish);
    const lotus = found.find(({ shopId }) => shopId === 'LOTUS-ROOM');
    expect(lotus?.slots).toEqual(['18:00', '18:30', '19:00', '19:30']);
    expect(found.find(({ shopId }) => shopId === 'POOLSIDE')?.slots).toBeNull();
    const times = (
      await call<Slot[]>('GET /shop/reserve/times', { shopId: 'LOTUS-ROOM', date: date(), party: '2' })
    ).data;
    expect(times.map(({ time }) => time)).toEqual(expect.arrayContaining(lotus?.slots ?? []));
    const bookable = await list({ ...wish, party: 9, bookableOnly: true });
    expect(bookable.list.every(({ slots }) => (slots?.length ?? 0) > 0)).toBe(true);
    expect(bookable.list.map(({ shopId }) => shopId)).not.toContain('CEDAR-COUNTER');
  });

  it('is sorted by time, price and name', async () => {
    const soonest = await list({ kind: 'DINING', date: date(), time: '08:00', party: 2, sort: 'SOONEST' });
    const firsts = soonest.list.flatMap(({ slots }) => slots?.[0] ?? []);
    expect(firsts).toEqual(firsts.toSorted());
    expect(soonest.list.at(-1)?.shopId).toBe('POOLSIDE');
    const levels = (await list({ sort: 'PRICE_HIGH' })).list.map(({ priceLevel }) => priceLevel);
    expect(levels).toEqual(levels.toSorted((a, b) => b - a));
    const names = (await list({ sort: 'NAME' })).list.map(({ name }) => name);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
  });

  it('agrees with the filter about what is open', async () => {
    const open = (await list({})).list.filter(({ openNow }) => openNow).map(({ shopId }) => shopId);
    expect(await codes({ openNow: true })).toEqual(open);
    for (const { openNow, opensAt } of (await list({})).list) if (openNow) expect(opensAt).toBeNull();
  });

  it('marks what a member saved, and not what others saved', async () => {
    const save = (shopId: string, collect: boolean) =>
      call('POST /shop/shopCollectOperation', { shopId, collect });
    expect(await save('GARDEN-SPA', true)).toMatchObject({ data: { collected: true } });
    expect(await save('GARDEN-SPA', true)).toMatchObject({ data: { collected: true } });
    expect(await codes({ saved: true })).toEqual(['GARDEN-SPA']);
    expect(
      (await call<{ total: number }>('POST /shop/getShopAllListByParam', { saved: true }, 'visitor')).data
        .total,
    ).toBe(0);
    await save('GARDEN-SPA', false);
    expect(await codes({ saved: true })).toEqual([]);
    expect(await save('NO-SUCH', true)).toMatchObject({ code: 10011 });
  });
});

describe('an outlet', () => {
  it('has its texts in all five languages, with its hours, menu and rooms', async () => {
    const told = await Promise.all(
      LANGUAGES.map((language) =>
        call<ShopDetail>('POST /shop/getShopDetail', { shopId: 'LOTUS-ROOM', language }),
      ),
    );
    expect(new Set(told.map(({ data }) => data.description)).size).toBe(5);
    expect(told[0]?.data).toMatchObject({
      name: 'The Lotus Room',
      address: '18 Avenida da Amizade, NAPE, Macau',
      dressCode: 'Smart casual',
      channel: 'NATIVE',
      takesVouchers: true,
    });
    expect(told[0]?.data.week).toHaveLength(7);
    expect(told[0]?.data.menu[0]?.dishes[0]).toMatchObject({ price: '168.00', signs: ['SIGNATURE'] });
    const rooms = await call<ShopRoom[]>('POST /shop/room/detail/list', { shopId: 'LOTUS-ROOM', guests: 10 });
    expect(rooms.data).toMatchObject([{ roomId: 'moon-room', kind: 'PRIVATE', minimumSpend: '6000.00' }]);
    expect(await call('POST /shop/getShopDetail', { shopId: 'NO-SUCH' })).toMatchObject({ code: 10011 });
  });

  it('lists its closures, and has no times on them', async () => {
    const { closures } = (await call<ShopDetail>('POST /shop/getShopDetail', { shopId: 'TEA-GALLERY' })).data;
    expect(closures).toMatchObject([{ reason: 'Tea masters’ day' }]);
    const [closure] = closures;
    const days = await call<unknown[]>('GET /shop/reserve/dates', {
      shopId: 'TEA-GALLERY',
      party: '2',
      from: closure?.from,
      to: addDays(closure?.to ?? '', 1),
    });
    expect(days.data).toMatchObject([{ state: 'CLOSED' }, { state: 'OPEN' }]);
  });

  it('is followed by others of its kind', async () => {
    const others = (await call<ShopBrief[]>('POST /shop/detail/recommend', { shopId: 'GARDEN-SPA' })).data;
    expect(others.map(({ shopId }) => shopId).toSorted()).toEqual(['COUTURE-SPA', 'JADE-SPA']);
  });
});

it('the filter choices have names and results', async () => {
  const [icons, labels, banners, levels, rates, rules, hotels, filter] = await Promise.all([
    call<{ link: string }[]>('GET /shop/icon', { kind: 'SPA' }),
    call<{ id: string }[]>('GET /shop/labels', { kind: 'SHOP' }),
    call<{ link: string }[]>('GET /shop/banner', { kind: 'DINING' }),
    call<{ level: number }[]>('GET /shop/rate/categories'),
    call<{ from: string; rate: string; asOf: string }[]>('GET /shop/exchange-rates'),
    call<{ chargeToRoom: boolean }[]>('GET /shop/hotel/reserve/config'),
    call<{ shops: ShopBrief[] }[]>('POST /shop/getSjmShopList'),
    call<{ minGuests: number; maxGuests: number }>('GET /shop/room/filter'),
  ]);
  expect(icons.data.map(({ link }) => link)).toEqual(['/spa?cuisine=massage', '/spa?cuisine=hydro']);
  expect(labels.data.map(({ id }) => id)).toEqual(['family', 'couple', 'private', 'new']);
  for (const { link } of banners.data)
    expect(await codes({ keyword: '' })).toContain(new URLSearchParams(link.split('?')[1]).get('id'));
  expect(levels.data.map(({ level }) => level)).toEqual([1, 2, 3, 4]);
  expect(rates.data).toEqual([
    { from: 'HKD', to: 'MOP', rate: '1.0300', asOf: '2026-11-20' },
    { from: 'CNY', to: 'MOP', rate: '1.1260', asOf: '2026-11-20' },
  ]);
  expect(rules.data.map(({ chargeToRoom }) => chargeToRoom)).toContain(false);
  expect(hotels.data.flatMap(({ shops }) => shops)).toHaveLength(20);
  expect(filter.data).toMatchObject({ minGuests: 1, maxGuests: 12 });
});
