import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { HotelOnList, HotelPage } from '@resort/mf-hotel/contract';
import { addDays } from '@resort/shared/format';
import { eq } from 'drizzle-orm';
import { readProperties } from '../../../core/properties/properties.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import { macauDate } from '../../../platform/time/clock.ts';
import { hotel, ratePrice, roomType } from '../tables/hotels.ts';
import { property } from '../../../schema/index.ts';
import { standOn, type Ground } from '../../../../test/database/stand-on.ts';
import { Guest } from '../../../../test/domains/hotel/guest.ts';
import { signIn } from '../../../../test/platform/protocol/sign-in.ts';
import { hotelFile, type HotelFile } from './hotel-file.ts';
import { hotelsAsFiles } from './hotels-as-files.ts';
import { putHotel } from './put-hotel.ts';
import { readHotelFiles } from './read-files.ts';

const EXAMPLE = fileURLToPath(new URL('../../../../demo/example-hotel/cbh.json', import.meta.url));

let ground: Ground;
let guest: Guest;
const sixth = (): HotelFile => {
  const [file] = readHotelFiles(EXAMPLE);
  if (file === undefined) throw new Error('the example has no hotel');
  return file;
};
/** As the command does, and as a process that serves hears it. */
async function importAll(files: readonly HotelFile[]): Promise<void> {
  const { db } = ground.database;
  await inTransaction(db, async (tx) => {
    for (const file of files) await putHotel(tx, ground.clock, file);
  });
  await readProperties(db);
}

standOn((given) => (ground = given));
beforeAll(async () => {
  guest = new Guest(ground.app, await signIn(ground.app, '66000001'));
});
beforeEach(() => importAll([sixth()]));

const list = async (payload: Record<string, unknown> = {}) =>
  (await guest.call<{ list: HotelOnList[] }>('POST /hotel/getHotelList', payload)).data.list;

describe('an imported sixth hotel', () => {
  it('is on the list with its name, its skin and its photograph', async () => {
    const hotels = await list({ language: 'jp' });
    expect(hotels.map(({ hotelCode }) => hotelCode)).toEqual(['sjm', 'glp', 'tkl', 'pvm', 'gl', 'cbh']);
    expect(hotels.at(-1)).toMatchObject({
      name: 'コロアンベイホテル',
      skin: 'pvm',
      soldOut: false,
      cover: { src: 'https://photographs.example/cbh/bay-960.jpg', width: 960, height: 720 },
    });
    expect(hotels.at(-1)?.cover.srcset).toContain('bay-480.jpg 480w');
  });

  it('is found by its name and its area, and has its page', async () => {
    expect((await list({ keyword: 'coloane bay' })).map(({ hotelCode }) => hotelCode)).toEqual(['cbh']);
    expect((await list({ areas: ['coloane'] })).map(({ hotelCode }) => hotelCode)).toEqual(['gl', 'cbh']);
    const { data } = await guest.call<HotelPage>('GET /hotel/getHotelByCode', { hotelCode: 'cbh' });
    expect(data).toMatchObject({ skin: 'pvm', email: 'stay@coloane-bay.example.com' });
    expect(data.phones[0]).toEqual({ name: 'Front desk', number: '+853 2888 6000' });
  });

  it('is in help and among the rules of outlets, like every hotel', async () => {
    const { data: phones } = await guest.call<{ name: string; dial: string }[]>(
      'GET /membership/servPhone',
      {},
    );
    expect(phones.at(-1)).toMatchObject({ name: 'Coloane Bay Hotel', dial: '+85328886000' });
  });

  it('is booked and paid', async () => {
    const checkIn = addDays(macauDate(ground.clock.now()), 20);
    const id = await guest.booked({ roomTypeCode: 'CBH-BAY', rateCode: 'PREPAID', checkIn });
    const order = await guest.detail(id);
    expect(order).toMatchObject({
      hotelName: 'Coloane Bay Hotel',
      roomName: 'Bay Room',
      status: 'RESERVED',
      payStatus: 'PAID',
      phone: '+853 2888 6000',
    });
    // two nights at 1680 less 10 %, with breakfast, service and tax
    expect(order.total).toBe('4213.60');
  });
});

describe('importing', () => {
  it('again changes what the file changes, and no price of a night', async () => {
    const { db } = ground.database;
    const room = eq(roomType.code, 'CBH-VERANDA');
    const [before] = await db.select().from(roomType).where(room);
    await db
      .update(ratePrice)
      .set({ price: 999_00n })
      .where(eq(ratePrice.roomTypeId, before?.id ?? 0));
    const nights = await db.$count(ratePrice);
    const file = sixth();
    await importAll([{ ...file, name: { ...file.name, en: 'The Bay' } }]);
    expect((await list({ keyword: 'the bay' })).map(({ name }) => name)).toEqual(['The Bay']);
    const [after] = await db.select().from(roomType).where(room);
    expect(after?.id).toBe(before?.id);
    expect(await db.$count(ratePrice)).toBe(nights);
    expect(await db.$count(ratePrice, eq(ratePrice.price, 999_00n))).toBeGreaterThan(300);
  });

  it('takes what was exported, and changes nothing', async () => {
    const { db } = ground.database;
    const before = await hotelsAsFiles(db);
    expect(before).toHaveLength(6);
    const read = before.map((file) => hotelFile.parse(JSON.parse(JSON.stringify(file))));
    await importAll(read);
    expect(await hotelsAsFiles(db)).toEqual(before);
  });

  it('is all or nothing', async () => {
    const { db } = ground.database;
    const file = sixth();
    const rooms = file.stay?.rooms.map((room) => ({ ...room, code: `X${room.code}` })) ?? [];
    const other = { ...file, code: 'xyz', stay: file.stay && { ...file.stay, rooms } };
    const without = { ...file, stay: file.stay && { ...file.stay, rooms: file.stay.rooms.slice(1) } };
    await expect(importAll([other, without])).rejects.toThrow(
      'cbh.json does not name room type CBH-BAY. Reservations may refer to them: keep them in the file, and close their nights.',
    );
    expect(await db.$count(property, eq(property.code, 'xyz'))).toBe(0);
    expect(await db.$count(hotel, eq(hotel.code, 'xyz'))).toBe(0);
  });

  it('refuses a room type of another hotel', async () => {
    const file = sixth();
    await expect(importAll([{ ...file, code: 'xyz' }])).rejects.toThrow(
      'The room type CBH-BAY belongs to another hotel.',
    );
  });
});

describe('a file with mistakes', () => {
  const folder = mkdtempSync(join(tmpdir(), 'resort-hotels-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const problems = (change: (file: HotelFile) => unknown): string => {
    const path = join(folder, 'one.json');
    writeFileSync(path, JSON.stringify(change(sixth())));
    try {
      readHotelFiles(folder);
    } catch (error) {
      return String(Object(error).message);
    }
    return 'no problem';
  };

  it('names the file, the field and what may be there', () => {
    const text = problems((file) => ({
      ...file,
      skin: 'cbh',
      area: 'atlantis',
      name: { en: 'Only English' },
      colour: 'blue',
    }));
    expect(text).toMatch(/^Nothing was imported:\n/);
    expect(text).toMatch(/one\.json: skin: .*"sjm"\|"glp"\|"tkl"\|"pvm"\|"gl"/);
    expect(text).toMatch(/one\.json: area: "atlantis" is no area; there are nape, senado/);
    expect(text).toMatch(/one\.json: name\.tc: /);
    expect(text).toMatch(/one\.json: .*colour/);
  });

  it.each([
    ['src', 'javascript:alert(1)'],
    ['src', '//pictures.example/a.jpg'],
    ['srcset', '/a.jpg'],
    ['width', 0],
    ['colour', 'red; background: url(//evil.example)'],
    ['focus', '120% 10%'],
    ['sources', [{ from: 768, srcset: 'wide.jpg' }]],
  ])('refuses a picture whose %s is %p', (field, value) => {
    const text = problems((file) => ({
      ...file,
      stay: file.stay && {
        ...file.stay,
        pictures: file.stay.pictures.map((one) => ({ ...one, [field]: value })),
      },
    }));
    expect(text).toContain(`stay.pictures.0.${field}`);
  });

  it('is no JSON, or not there', () => {
    writeFileSync(join(folder, 'one.json'), '{"code": ');
    expect(() => readHotelFiles(folder)).toThrow(/one\.json is no JSON: /);
    expect(() => readHotelFiles(join(folder, 'none'))).toThrow(/^There is no file or folder /);
  });
});
