import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { LANGUAGES, type Language } from '@resort/shared/contract';
import { EVENT_KINDS } from '@resort/mf-ticketing/contract';
import { GRACE_DAYS } from '../src/core/closing/closing.ts';
import { MEMBER_CODE_REFRESH_SECONDS } from '../src/domains/membership/member-code/member-code.ts';
import { EXPIRE_SECONDS, MAX_ATTEMPTS } from '../src/core/one-time-code/rules.ts';
import { HOLD_SECONDS as ROOM_SECONDS } from '../src/domains/hotel/stays/new-stay.ts';
import { VOUCHER_CODE_REFRESH_SECONDS } from '../src/core/vouchers/voucher-code.ts';
import { HOLD_SECONDS as TABLE_SECONDS } from '../src/domains/shop/reservations/new-reservation.ts';
import {
  HOLD_SECONDS as TICKET_SECONDS,
  PAYING_SECONDS,
} from '../src/domains/ticketing/orders/ticket-kind.ts';
import { LIVE_SESSIONS } from '../src/platform/sessions/start.ts';
import { sectionsOf } from '../src/domains/content/files/legal-text.ts';
import { INITIAL_CONTENT, itemsIn, ofKind } from '../test/domains/content/items.ts';
import { contentTexts, everyText } from '../test/texts/every-text.ts';
import { BOOKING_TERMS } from '../src/domains/ticketing/texts/booking-terms.ts';
import { EVENT_KIND_NAMES } from '../src/domains/ticketing/texts/kinds.ts';

const server = new URL('..', import.meta.url).pathname;
const content = [
  ...contentTexts(),
  ...(await everyText(
    ...globSync(
      [
        'demo/{seeds,locales}',
        'src/locales',
        'src/core/{announcements,locales}',
        'src/domains/*/{locales,texts}',
      ],
      { cwd: server },
    ),
  )),
];

const localeOf = (unit: string, language: Language): unknown =>
  JSON.parse(readFileSync(new URL(`../../${unit}/src/locales/${language}.json`, import.meta.url), 'utf8'));
const leaves = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value as object).flatMap(leaves);

const UNITS = ['shell', 'mf-hotel', 'mf-shop', 'mf-ticketing', 'mf-dollars', 'mf-vouchers', 'mf-membership'];

/** Working days, and the only span of them that a refund may name. */
const WORKING_DAYS: Readonly<Record<Language, readonly [days: RegExp, span: RegExp]>> = {
  en: [/working days/, /7 to 14 working days/],
  tc: [/工作天/, /7 至 14 個工作天/],
  sc: [/工作日/, /7 至 14 个工作日/],
  kr: [/영업일/, /영업일 기준 7~14일/],
  jp: [/営業日/, /7～14営業日/],
};
/** How soon we answer letters is another matter. */
const ANSWERS = /two working days|兩個工作天|两个工作日|2영업일|2営業日/;

describe('what texts say twice', () => {
  it('the content is found', () => {
    expect(content.length).toBeGreaterThan(900);
  });

  it.each(LANGUAGES)('a refund takes the same time in every text in %s', (language) => {
    const [days, span] = WORKING_DAYS[language];
    const texts = [
      ...content.flatMap(({ texts }) => texts[language].split('\n')),
      ...UNITS.flatMap((unit) => leaves(localeOf(unit, language))),
    ].filter((text) => days.test(text) && !ANSWERS.test(text));
    expect(texts.length).toBeGreaterThan(5);
    expect(texts.filter((text) => !span.test(text))).toEqual([]);
  });

  it.each(EVENT_KINDS)('the filter and the card name %s alike', (kind) => {
    for (const language of LANGUAGES) {
      const filters = (localeOf('mf-ticketing', language) as { tickets: { kinds: Record<string, string> } })
        .tickets.kinds;
      const name = EVENT_KIND_NAMES[kind][language];
      // an English filter may be plural
      expect(language === 'en' ? [name, `${name}s`] : [name]).toContain(filters[kind]);
    }
  });
});

describe('an editor’s remark', () => {
  /** Pairs of brackets of any width. */
  const brackets = (text: string) => (text.match(/[(（]/g) ?? []).length;

  it('stays out of the English text: what it has in brackets, another language has, too', () => {
    const alone = content.filter(
      ({ texts: { en, ...others } }) => brackets(en) > Math.max(...Object.values(others).map(brackets)),
    );
    expect(alone.map(({ file, texts }) => [file, texts.en])).toEqual([]);
  });
});

describe('the placeholders of a text', () => {
  it('are the same in every language', () => {
    const places = (text: string) => [...new Set(text.match(/\{\w+\}/g))].toSorted().join();
    const different = content.filter(({ texts }) =>
      LANGUAGES.some((language) => places(texts[language]) !== places(texts.en)),
    );
    expect(different).toEqual([]);
  });
});

describe('legal texts', () => {
  const legal = ofKind(itemsIn(INITIAL_CONTENT), 'legal');
  const textOf = (document: string, key: string) => {
    const words = legal.find(({ code }) => code === document)?.words;
    return words && sectionsOf(words).find((section) => section.key === key)?.text.en;
  };
  const minutes = (seconds: number) => `${seconds / 60} minutes`;

  it('promise what the product does', () => {
    const held = textOf('terms', 'reservations');
    expect(held).toContain(`a room is held for ${minutes(ROOM_SECONDS)}`);
    expect(TABLE_SECONDS).toBe(TICKET_SECONDS);
    expect(held).toContain(`a table, treatment or ticket for ${minutes(TICKET_SECONDS)}`);
    expect(held).toContain(`extended by ${minutes(PAYING_SECONDS)}`);
    expect(textOf('terms', 'account')).toContain(`valid for ${minutes(EXPIRE_SECONDS)}`);
    expect(textOf('terms', 'account')).toContain(`up to ${LIVE_SESSIONS} devices`);
    expect(textOf('terms', 'changes')).toContain(`closes ${GRACE_DAYS} days after your request`);
    expect(textOf('privacy', 'codes')).toContain(`valid for ${minutes(EXPIRE_SECONDS)}`);
    expect(textOf('privacy', 'codes')).toContain(`after ${MAX_ATTEMPTS} incorrect entries`);
    expect(textOf('privacy', 'retention')).toContain(`within ${GRACE_DAYS} days`);
    expect(textOf('programme', 'vouchers')).toContain(`every ${VOUCHER_CODE_REFRESH_SECONDS} seconds`);
    expect(textOf('programme', 'memberCode')).toContain(`every ${MEMBER_CODE_REFRESH_SECONDS} seconds`);
  });

  it('hold tickets as long as the booking terms say, in every language', () => {
    const [order] = BOOKING_TERMS.sections;
    for (const language of LANGUAGES)
      expect(order?.text[language].match(/\d+/g)).toEqual([
        String(TICKET_SECONDS / 60),
        String(PAYING_SECONDS / 60),
      ]);
  });
});
