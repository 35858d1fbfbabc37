import { beforeAll, describe, expect, it } from '@jest/globals';
import type { HotelOnList, HotelPage, RoomOnList, RoomPage } from '@resort/mf-hotel/contract';
import { LANGUAGES, parseMoney, type CallKey } from '@resort/shared/contract';
import { addDays } from '@resort/shared/format';
import { AMENITIES, DESKS, FACILITIES, HOTEL_TAGS } from '../texts/catalogue.ts';
import { macauDate } from '../../../platform/time/clock.ts';
import { send, type Identity } from '../../../../test/platform/protocol/client.ts';
import { signIn } from '../../../../test/platform/protocol/sign-in.ts';
import type { TestApp } from '../../../../test/platform/protocol/test-app.ts';
import { DEMO_TEXTS } from '../../../../demo/locales/index.ts';
import { DEMO_HOTELS } from '../../../../demo/seeds/hotels/index.ts';
import { standOn, type Ground } from '../../../../test/database/stand-on.ts';
import { calm, setNights } from '../../../../test/domains/hotel/calm.ts';

interface Page {
  readonly list: readonly HotelOnList[];
  readonly total: number;
  readonly hasMore: boolean;
  readonly areas: readonly { readonly code: string }[];
}

let ground: Ground;
let app: TestApp;
let as: Identity;
let first: string;
const ROOMS = DEMO_HOTELS.flatMap(({ rooms }) => rooms);

standOn((given) => {
  ground = given;
  ({ app } = given);
});
beforeAll(async () => {
  as = await signIn(app, '66000115');
  first = addDays(macauDate(ground.clock.now()), 40);
  await calm(ground.database.db, {
    codes: ROOMS.map(({ code }) => code),
    from: first,
    to: addDays(first, 9),
  });
});

const ask = async <T>(call: CallKey, payload: Record<string, unknown> = {}) =>
  (await send<T>(app, call, { as, payload })).envelope;
const list = async (payload: Record<string, unknown> = {}) =>
  (await ask<Page>('POST /hotel/getHotelList', payload)).data;
const codes = ({ list: hotels }: Page) => hotels.map(({ hotelCode }) => hotelCode);
const stay = (count = 2) => ({ checkIn: first, checkOut: addDays(first, count) });

describe('the list of hotels', () => {
  it('has the five in their order, each with its property’s name, in every language', async () => {
    for (const language of LANGUAGES) {
      const page = await list({ language });
      expect(page.list.map(({ hotelCode, name, soldOut }) => ({ hotelCode, name, soldOut }))).toEqual(
        DEMO_HOTELS.map(({ code }) => ({
          hotelCode: code,
          name: DEMO_TEXTS.hotels[code].name[language],
          soldOut: false,
        })),
      );
      for (const { summary, address, cover, area } of page.list)
        expect([summary, address, cover.alt, area.name].every((text) => text.length > 1)).toBe(true);
    }
    expect(await list({ language: 'xx' })).toMatchObject({
      list: [{ name: 'Heritage Hotel' }, {}, {}, {}, {}],
    });
  });

  it('has the lowest price of the next nights without dates, and of the stay with them', async () => {
    const some = await list();
    expect(some.list.every(({ fromPrice, fromTotal }) => fromPrice !== null && fromTotal === null)).toBe(
      true,
    );
    await setNights(
      ground.database.db,
      { codes: ['GL-LAGOON'], from: first, to: addDays(first, 9) },
      { price: 500_00n },
    );
    const page = await list({ ...stay(), property: 'gl' });
    // 12 % less for prepayment, for two nights, with service and tax
    expect(page.list).toMatchObject([{ fromPrice: '506.00', fromTotal: '1012.00', currency: 'MOP' }]);
    expect((await list({ ...stay(), property: 'gl', currency: 'HKD' })).list).toMatchObject([
      { fromPrice: '491.26', fromTotal: '982.52', currency: 'HKD' },
    ]);
  });

  it('is filtered by area, property and words, and all of them together', async () => {
    expect(codes(await list({ areas: ['cotai'] }))).toEqual(['glp', 'tkl']);
    expect(codes(await list({ areas: ['nape', 'hac-sa'] }))).toEqual(['sjm', 'gl']);
    expect(codes(await list({ areas: ['cotai'], property: 'tkl' }))).toEqual(['tkl']);
    expect(codes(await list({ keyword: 'LOTUS' }))).toEqual(['glp']);
    expect(codes(await list({ keyword: '黑沙', language: 'tc' }))).toEqual(['gl']);
    expect(codes(await list({ keyword: 'harbour', language: 'jp' }))).toEqual(['sjm']);
    for (const keyword of ['%', '_', "'; drop table hotel; --"])
      expect(codes(await list({ keyword }))).toEqual([]);
    const page = await list({ areas: [], keyword: ' ', pageSize: 2, pageNum: 2 });
    expect([codes(page), page.total, page.hasMore]).toEqual([['tkl', 'pvm'], 5, true]);
    expect(page.areas.map(({ code }) => code)).toEqual(['nape', 'cotai-strip', 'taipa-village', 'hac-sa']);
  });

  it('is sorted by price, sold-out hotels last', async () => {
    const prices = ({ list: hotels }: Page) => hotels.map(({ fromPrice }) => parseMoney(fromPrice ?? '0'));
    const up = prices(await list({ ...stay(), sort: 'PRICE_UP' }));
    expect(up).toEqual(up.toSorted((a, b) => Number(a - b)));
    const down = prices(await list({ ...stay(), sort: 'PRICE_DOWN' }));
    expect(down).toEqual(up.toReversed());
    const heritage = ROOMS.flatMap(({ code }) => (code.startsWith('SJM') ? [code] : []));
    const full = addDays(first, 8);
    await setNights(ground.database.db, { codes: heritage, from: full, to: full }, { rooms: 0 });
    for (const sort of ['RECOMMENDED', 'PRICE_UP', 'PRICE_DOWN']) {
      const page = await list({ checkIn: full, checkOut: addDays(full, 1), sort });
      expect(page.list.at(-1)).toMatchObject({
        hotelCode: 'sjm',
        soldOut: true,
        fromPrice: null,
        fromTotal: null,
      });
    }
  });

  it('includes rooms that sleep the whole party', async () => {
    const page = await list({ ...stay(), rooms: 1, adults: 4, children: 3 });
    const open = page.list.filter(({ soldOut }) => !soldOut);
    expect(open.map(({ hotelCode }) => hotelCode)).toEqual(['gl']);
  });

  it.each([
    [{ checkIn: '2027-01-01' }],
    [{ checkIn: '2020-01-01', checkOut: '2020-01-02' }],
    [{ checkIn: '2027-02-30', checkOut: '2027-03-02' }],
  ])('refuses %p', async (days) => {
    const { code } = await ask('POST /hotel/getHotelList', days);
    expect([16002, 10001]).toContain(code);
  });
});

describe('a hotel', () => {
  it.each(DEMO_HOTELS.map(({ code }) => code))('%s has its page, in every language', async (hotelCode) => {
    for (const language of LANGUAGES) {
      const { data } = await ask<HotelPage>('GET /hotel/getHotelByCode', { hotelCode, language });
      expect(data).toMatchObject({ hotelCode, skin: hotelCode });
      expect(data.about.length).toBe(2);
      expect(data.images.length).toBeGreaterThan(3);
      expect(data.policies).toMatchObject({ serviceRate: '0.10', taxRate: '0.05' });
      expect(data.policies.texts[0]?.text).toContain(String(data.policies.childAge));
      expect(data.facilities.every(({ name, text }) => name !== '' && text !== '')).toBe(true);
      const rooms = (await ask<RoomOnList[]>('POST /hotel/getRoomList', { hotelCode, language })).data;
      expect(rooms.every(({ fromPrice, name }) => fromPrice !== null && name !== '')).toBe(true);
    }
  });

  it('shows names, not codes', () => {
    const amenities = new Set(AMENITIES.flatMap(({ items }) => Object.keys(items)));
    const unknown = DEMO_HOTELS.flatMap(({ tags, facilities, phones, rooms }) => [
      ...tags.filter((code) => !(code in HOTEL_TAGS)),
      ...facilities.filter((code) => !(code in FACILITIES)),
      ...phones.flatMap(({ desk }) => (desk in DESKS ? [] : [desk])),
      ...rooms.flatMap((room) => room.amenities.filter((code) => !amenities.has(code))),
    ]);
    expect(unknown).toEqual([]);
  });

  it.each([
    ['GET /hotel/getHotelByCode', { hotelCode: 'none' }],
    ['GET /hotel/getHotelRoomDetail', { hotelCode: 'sjm', roomTypeCode: 'GL-VILLA' }],
    ['POST /hotel/getRoomList', { hotelCode: 'none' }],
  ] as const)('%s %p is not found', async (call, payload) =>
    expect((await ask(call, payload)).code).toBe(10011),
  );
});

describe('a room type', () => {
  it.each(ROOMS.map(({ code }) => code))('%s has its page, in every language', async (roomTypeCode) => {
    const hotelCode = DEMO_HOTELS.find(({ rooms }) => rooms.some(({ code }) => code === roomTypeCode))?.code;
    const names = [];
    for (const language of LANGUAGES) {
      const asked = { hotelCode, roomTypeCode, language };
      const { data } = await ask<RoomPage>('GET /hotel/getHotelRoomDetail', asked);
      names.push(data.name);
      expect([data.summary, data.beds, data.view, ...data.about].every((text) => text.length > 1)).toBe(true);
      expect(data.amenities.length).toBeGreaterThan(1);
    }
    expect(new Set(names).size).toBeGreaterThan(2);
  });

  it('is recommended in the group’s order', async () => {
    const { data } = await ask<(RoomOnList & { hotelName: string })[]>('POST /hotel/getIndexRoomList', {
      limit: 3,
    });
    expect(data.map(({ roomTypeCode, hotelName }) => [roomTypeCode, hotelName])).toEqual([
      ['SJM-SUITE', 'Heritage Hotel'],
      ['TKL-LOFT', 'Couture House'],
      ['GLP-GARDEN', 'Garden Palace'],
    ]);
  });
});
