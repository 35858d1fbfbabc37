import { describe, expect, it } from '@jest/globals';
import { TIERS } from '@resort/shared/calls/rows';
import { LANGUAGES, type Language } from '@resort/shared/contract';
import { STAY } from '../../src/domains/membership/texts/benefits/stay.ts';
import { savingWords } from '../../src/domains/membership/texts/member-rates.ts';
import { DEMO_CONTENT, itemsIn, ofKind } from '../../test/domains/content/items.ts';
import { FACILITIES } from '../../src/domains/hotel/texts/catalogue.ts';
import { TEA } from '../../src/domains/membership/texts/tea.ts';
import { DEMO_TEXTS } from '../locales/index.ts';
import { DEMO_HOTELS } from './hotels/index.ts';
import { DEMO_RATES, rateTexts } from './hotels/rates.ts';
import { BOUTIQUES } from './shops/boutiques.ts';
import { DINING } from './shops/dining.ts';
import { MORE_DINING } from './shops/more-dining.ts';
import { SPAS } from './shops/spas.ts';
import { ATTRACTIONS } from './tickets/attractions.ts';
import { SHOWS } from './tickets/shows.ts';
import { DEMO_OUTLETS } from './vouchers/outlets.ts';

const shops = [...DINING, ...MORE_DINING, ...SPAS, ...BOUTIQUES];
const events = [...SHOWS, ...ATTRACTIONS];

describe('member rates', () => {
  const benefit = (id: string) => STAY.items.find((item) => item.id === id)?.values;

  it.each(TIERS)('%s pays what the benefits promise, with the breakfast that they promise', (tier) => {
    const rate = DEMO_RATES.find(({ tierMin }) => tierMin === tier);
    const saving = (10_000 - (rate?.basisPoints ?? 0)) / 100;
    expect(benefit('room-rate')?.[tier]).toEqual(savingWords(saving));
    expect(rate?.meal === 'BREAKFAST').toBe(benefit('breakfast')?.[tier]);
    for (const language of LANGUAGES)
      expect(rate && rateTexts(rate)[language].summary).toContain(savingWords(saving)[language]);
  });

  it.each([
    [5, '95 折', '9.5 折'],
    [10, '9 折', '9 折'],
    [15, '85 折', '8.5 折'],
  ])('%d%% off is %s in Macau and %s on the mainland', (percent, tc, sc) => {
    expect(savingWords(percent)).toMatchObject({
      en: `${percent}%`,
      tc,
      sc,
      kr: `${percent}%`,
      jp: `${percent}%`,
    });
  });
});

describe('telephones', () => {
  it('no number belongs to two desks', () => {
    const [help] = ofKind(itemsIn(DEMO_CONTENT), 'phones');
    const numbers = [
      ...(help?.entry.phones ?? []).flatMap((line) => ('phone' in line ? [line.phone] : [])),
      ...DEMO_HOTELS.flatMap(({ phone, phones }) => [phone, ...phones.map(({ number }) => number)]),
    ];
    expect(new Set(numbers).size).toBe(numbers.length);
  });
});

describe('the shuttles', () => {
  it('run as often as the hotels and the shows say, in every language', () => {
    const [traffic] = ofKind(itemsIn(DEMO_CONTENT), 'traffic');
    const every =
      traffic?.entry.means.flatMap(({ lines }) => lines.map(({ everyMinutes }) => everyMinutes)) ?? [];
    const [shortest, longest] = [Math.min(...every), Math.max(...every)];
    const way = SHOWS.flatMap(({ sections }) => sections).find(({ id }) => id === 'way');
    for (const language of LANGUAGES) {
      expect(FACILITIES['shuttle']?.text[language].match(/\d+/g)).toEqual([
        String(shortest),
        String(longest),
      ]);
      expect(way?.text[language]).toContain(String(shortest));
    }
  });
});

describe('outlets', () => {
  const clock = (minutes: number) =>
    `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

  it.each(shops.map((shop) => [shop.code, shop] as const))(
    '%s states its earliest opening, and is open until it says it closes',
    (code, { week }) => {
      const open = week.filter((periods) => periods.length > 0);
      const first = Math.min(...open.map(([period]) => period?.[0] ?? Infinity));
      const last = Math.min(...open.map((periods) => periods.at(-1)?.[1] ?? Infinity));
      const stated = DEMO_OUTLETS.find((outlet) => outlet.code === code)?.hours;
      expect(stated).toBe(`${clock(first)}–${clock(last)}`);
    },
  );

  it('afternoon tea is served while the Tea Gallery is open', () => {
    expect(DEMO_OUTLETS.find(({ code }) => code === 'TEA-GALLERY')?.hours).toBe(`${TEA.from}–${TEA.to}`);
    expect(TEA.scones > TEA.from && TEA.scones < TEA.to).toBe(true);
  });

  /** The word for rooms in each language. */
  const ROOMS: Readonly<Record<Language, readonly [RegExp, Readonly<Record<string, number>>]>> = {
    en: [/(two|three|four|five) (?:treatment )?rooms/i, { two: 2, three: 3, four: 4, five: 5 }],
    tc: [/([兩三四五])間(?:護理)?房/, { 兩: 2, 三: 3, 四: 4, 五: 5 }],
    sc: [/([两三四五])间(?:护理)?房/, { 两: 2, 三: 3, 四: 4, 五: 5 }],
    kr: [/(두|세|네) 개의 (?:트리트먼트 )?룸/, { 두: 2, 세: 3, 네: 4 }],
    jp: [/([2-5])つの(?:トリートメントルーム|お部屋)/, { 2: 2, 3: 3, 4: 4, 5: 5 }],
  };

  it.each(['GARDEN-SPA', 'COUTURE-SPA'])('%s has as many rooms as its text counts', (code) => {
    const spa = SPAS.find((one) => one.code === code);
    for (const language of LANGUAGES) {
      const [pattern, numbers] = ROOMS[language];
      const word = pattern.exec(spa?.description[language] ?? '')?.[1]?.toLowerCase() ?? '';
      expect([language, numbers[word]]).toEqual([language, spa?.rooms.length]);
    }
  });
});

describe('rooms', () => {
  const BATH: Readonly<Record<Language, RegExp>> = {
    en: /\bbath(tub)?\b/,
    tc: /浴缸/,
    sc: /浴缸/,
    kr: /욕조/,
    jp: /バスタブ/,
  };
  const rooms = DEMO_HOTELS.flatMap((hotel) => hotel.rooms);

  it.each(rooms.map((room) => [room.code, room] as const))(
    '%s speaks of a bath only where it has one',
    (code, { amenities }) => {
      if (amenities.includes('bathtub')) return;
      const { name, summary, about, beds, view } = DEMO_TEXTS.rooms[code];
      for (const language of LANGUAGES) {
        const texts = [name, summary, beds, view].map((text) => text[language]);
        expect([...texts, ...about[language]].join(' ')).not.toMatch(BATH[language]);
      }
    },
  );
});

describe('events', () => {
  it.each(events.map((event) => [event.code, event] as const))(
    '%s opens its doors when it says',
    (_, { sections, doorsMinutes }) => {
      const note = sections.find(({ id }) => id === 'late');
      if (note === undefined) return;
      for (const language of LANGUAGES)
        expect(note.text[language].match(/\d+/g)).toEqual([String(doorsMinutes)]);
    },
  );

  const offers = events.flatMap(({ code, hotels }) =>
    hotels.map(({ hotelCode, offer }) => [code, hotelCode, offer] as const),
  );
  it.each(offers)('%s sends guests of %s to no outlet of another hotel', (_, hotel, offer) => {
    const elsewhere = DEMO_OUTLETS.filter(({ property }) => property !== hotel);
    for (const language of LANGUAGES) {
      const named = elsewhere.filter(({ name }) => offer[language].includes(name[language]));
      expect(named.map(({ code }) => code)).toEqual([]);
    }
  });
});
