import { describe, expect, it } from '@jest/globals';
import { LANGUAGES, LANGUAGE_TAGS, type Language } from '@resort/shared/contract';
import { ACTIVITIES } from './activities/index.ts';
import { ADS } from '../../src/domains/content/texts/ads.ts';
import { ARTICLES } from './articles/index.ts';
import { CITY_PAGES } from './city/index.ts';
import { DEMO_LETTERS, DEMO_NOTIFICATIONS } from './demo-letters.ts';
import { ENJOYMENTS } from './enjoy/index.ts';
import { FRONT_END_PATHS } from '../../src/domains/content/texts/front-end-paths.ts';
import { FOOTER_LINKS, HEADER_LINKS } from '../../src/domains/content/texts/head-and-foot.ts';
import { HEROES, HOME_SECTION_TEXTS } from '../../src/domains/content/texts/home.ts';
import { HOME_ICONS } from '../../src/domains/content/texts/home-icons.ts';
import { HOUSE_PAGES } from './house/index.ts';
import { LANDING_PAGES } from './landing/index.ts';
import {
  ACTIVITY_LETTERS,
  MONEY_RETURNED_LETTERS,
  ORDER_LETTERS,
} from '../../src/core/announcements/letters.ts';
import { NOTICES } from './notices.ts';
import { storyHtml, type Words } from './story.ts';
import { SUBSCRIPTION_TEMPLATES } from '../../src/domains/messaging/texts/subscriptions.ts';
import { expectOwnScripts } from '../../test/texts/own-scripts.ts';
import type { Texts } from '../../src/locales/texts.ts';
import { TRAFFIC } from '../../src/domains/content/texts/traffic.ts';

const stories = [...ARTICLES, ...ENJOYMENTS, ...CITY_PAGES, ...LANDING_PAGES, ...HOUSE_PAGES, ...ACTIVITIES];
const texts: Texts[] = [
  ...[...HEROES, ...HOME_SECTION_TEXTS, ...ADS].map(({ text }) => text),
  ...TRAFFIC.map(({ text }) => text),
  ...NOTICES.map(({ text }) => text),
  ...Object.values(SUBSCRIPTION_TEMPLATES).map(({ text }) => text),
  ...[
    ...DEMO_LETTERS,
    ...Object.values(ORDER_LETTERS),
    ...Object.values(ACTIVITY_LETTERS),
    ...Object.values(MONEY_RETURNED_LETTERS),
  ].map(({ page }) => page),
  ...DEMO_NOTIFICATIONS.map(({ text }) => text),
  ...ACTIVITIES.flatMap(({ notes }) => notes),
];
/** What a block is, by its beginning. */
const shapeOf = ([, , ...blocks]: Words) => blocks.map((block) => /^(## |- )?/.exec(block)?.[0]);
const wordsIn = (words: Words, language: Language) =>
  Array.from(
    new Intl.Segmenter(LANGUAGE_TAGS[language], { granularity: 'word' }).segment(words.slice(2).join(' ')),
  ).filter(({ isWordLike }) => isWordLike).length;
const whole = (words: Readonly<Record<Language, Words>>): Texts => ({
  en: words.en.join('\n'),
  tc: words.tc.join('\n'),
  sc: words.sc.join('\n'),
  kr: words.kr.join('\n'),
  jp: words.jp.join('\n'),
});

describe('a page', () => {
  it.each(stories.map((story) => [story.code, story] as const))(
    '%s is told in five languages, block by block, each in its own script',
    (_, { words }) => {
      expectOwnScripts(whole(words));
      for (const language of LANGUAGES) {
        expect([language, shapeOf(words[language])]).toEqual([language, shapeOf(words.en)]);
        expect(new Set(words[language].slice(0, 2)).size).toBe(2);
      }
    },
  );

  it('has a code of its own', () => {
    const codes = stories.map(({ code }) => code);
    expect(codes.length).toBe(new Set(codes).size);
  });

  it.each(ARTICLES.map((article) => [article.code, article] as const))(
    '%s is an article of a readable length',
    (_, { words }) => {
      for (const language of LANGUAGES) {
        expect(wordsIn(words[language], language)).toBeGreaterThan(60);
        expect(wordsIn(words[language], language)).toBeLessThan(270);
      }
    },
  );

  it('there are thirty articles, five of each topic, side by side with other topics', () => {
    expect(ARTICLES).toHaveLength(30);
    const topics = ARTICLES.map(({ topic }) => topic);
    for (const topic of new Set(topics)) expect(topics.filter((one) => one === topic)).toHaveLength(5);
    for (const [at, topic] of topics.entries()) expect(topics[at + 1]).not.toBe(topic);
  });
});

it.each(texts.map((text) => [text.en.slice(0, 40), text] as const))('“%s” is in five scripts', (_, text) => {
  expectOwnScripts(text);
});

it('the blocks of a text become elements, and what stands in them stays text', () => {
  const html = storyHtml(['', '', 'a < b', '## c', '- d', '- e & <script>', 'f']);
  expect(html).toBe('<p>a &#60; b</p><h2>c</h2><ul><li>d</li><li>e &#38; &#60;script&#62;</li></ul><p>f</p>');
});

it('every link leads to a path of the app', () => {
  const links = [
    ...HEROES.map(({ link }) => link),
    ...HOME_SECTION_TEXTS.map(({ link }) => link),
    ...HOME_ICONS.map(({ link }) => link),
    ...[...HEADER_LINKS, ...FOOTER_LINKS].map(({ link }) => link),
    ...[...DEMO_LETTERS, ...DEMO_NOTIFICATIONS].map(({ link }) => link),
    ...LANDING_PAGES.map(({ extras }) => extras.action?.link ?? '/'),
    ...ADS.map(({ link }) => link ?? '/'),
    ...FRONT_END_PATHS.values(),
  ];
  for (const link of links) expect(link).toMatch(/^\/[a-zA-Z-]*(\?[\w=&-]+)?$/);
});
