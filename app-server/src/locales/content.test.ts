import { TIERS } from '@resort/shared/calls/rows';
import { LANGUAGES } from '@resort/shared/contract';
import type { Language } from '@resort/shared/contract';
import { describe, expect, it } from '@jest/globals';
import { AREA_CODES } from './area-codes.ts';
import { sectionsOf } from '../domains/content/files/legal-text.ts';
import { INITIAL_CONTENT, itemsIn, ofKind } from '../../test/domains/content/items.ts';
import { OTP_MESSAGE } from '../core/announcements/messages.ts';
import { expectOwnScripts } from '../../test/texts/own-scripts.ts';
import { TIER_CONTENT } from './tiers.ts';

type Texts = Record<Language, string>;

const sections = ofKind(itemsIn(INITIAL_CONTENT), 'legal').flatMap(({ code, words }) =>
  (words === undefined ? [] : sectionsOf(words)).map((section) => ({
    ...section,
    id: `${code}.${section.key}`,
  })),
);
/** Whole sentences: long enough for every language to show its own script. */
const sentences: [string, Texts][] = [
  ['message.otp', OTP_MESSAGE],
  ...sections.map(({ id, text }): [string, Texts] => [id, text]),
];
const names: [string, Texts][] = [
  ...AREA_CODES.map(({ countryCode, names }): [string, Texts] => [`area.${countryCode}`, names]),
  ...TIER_CONTENT.map(({ code, names }): [string, Texts] => [`tier.${code}`, names]),
];
const all: [string, Texts][] = [
  ...sentences,
  ...sections.map(({ id, title }): [string, Texts] => [`${id} title`, title]),
  ...names,
];

/** Names that Chinese and Japanese, or both Chinese scripts, write alike. */
const ALIKE = ['HK', 'JP', 'SG', 'VN', 'IN', 'PT', 'KH', 'MN']
  .map((code) => `area.${code}`)
  .concat('tier.GOLD');

const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted();
/** Every number a text names, once; English months count as the numbers the others write. */
const figures = (text: string) => {
  const inDigits = text.replaceAll('March', '3').replaceAll('April', '4');
  return [...new Set(inDigits.match(/\d[\d,.:/]*(?<=\d)/g))].toSorted();
};

describe('every text', () => {
  it.each(all)('%s is there in five languages, each of its own', (id, texts) => {
    expect(Object.keys(texts).toSorted()).toEqual([...LANGUAGES].toSorted());
    for (const language of LANGUAGES) expect(texts[language].trim()).toMatch(/\S/);
    const distinct = new Set(Object.values(texts)).size;
    if (ALIKE.includes(id)) expect(distinct).toBeLessThan(LANGUAGES.length);
    else expect(distinct).toBe(LANGUAGES.length);
  });

  it.each(all)('%s has the same placeholders and figures in every language', (_, texts) => {
    for (const language of LANGUAGES) {
      expect([language, placeholders(texts[language])]).toEqual([language, placeholders(texts.en)]);
      expect([language, figures(texts[language])]).toEqual([language, figures(texts.en)]);
    }
  });

  it.each(all)('%s is written in the script of its language', (_, texts) => expectOwnScripts(texts));

  it.each(sentences)('%s shows kana in Japanese', (_, { jp }) => {
    expect(jp).toMatch(/[\p{Script=Hiragana}\p{Script=Katakana}]/u);
  });
});

describe('tiers', () => {
  it('are the contract’s, lowest first', () => {
    expect(TIER_CONTENT.map(({ code }) => code)).toEqual([...TIERS]);
    expect(TIER_CONTENT.map(({ threshold }) => threshold)).toEqual([0, 2_000, 10_000, 40_000]);
  });

  it('are named, with what they take, in the programme rules', () => {
    const rule = sections.find(({ id }) => id === 'programme.tiers');
    for (const { threshold, names } of TIER_CONTENT) {
      for (const language of LANGUAGES) {
        expect(rule?.text[language]).toContain(names[language]);
        if (threshold > 0) expect(rule?.text[language]).toContain(threshold.toLocaleString('en'));
      }
    }
  });
});

it.each(LANGUAGES)('the one-time code fits one SMS in %s', (language) => {
  const message = OTP_MESSAGE[language];
  expect(placeholders(message)).toEqual(['{code}']);
  // 7-bit letters go 160 to a message, anything else 70
  const room = /^[\x20-\x7e]*$/.test(message) ? 160 : 70;
  expect(message.replace('{code}', '123456').length).toBeLessThanOrEqual(room);
});
