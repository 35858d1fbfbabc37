import { describe, expect, it } from '@jest/globals';
import { LANGUAGES, LANGUAGE_TAGS, type Language } from '@resort/shared/contract';
import {
  ACTIVITY_LETTERS,
  MONEY_RETURNED_LETTERS,
  ORDER_LETTERS,
} from '../src/core/announcements/letters.ts';
import { nameOf, type Words } from '../src/domains/content/files/kinds.ts';
import { SUBSCRIPTION_TEMPLATES } from '../src/domains/messaging/texts/subscriptions.ts';
import { allItems, ofKind, wholeOf } from '../test/domains/content/items.ts';
import { expectOwnScripts } from '../test/texts/own-scripts.ts';
import type { Texts } from '../src/locales/texts.ts';
import { DEMO_LETTERS, DEMO_NOTIFICATIONS } from './seeds/content/demo-letters.ts';

const items = allItems();
const stories = items.flatMap((item) =>
  item.words === undefined ? [] : [[nameOf(item), item.words] as const],
);
const articles = ofKind(items, 'articles');
const [home] = ofKind(items, 'home');
const texts: Texts[] = [
  ...[...(home?.entry.heroes ?? []), ...(home?.entry.sections ?? [])].map(({ text }) => text),
  ...ofKind(items, 'ads').map(({ entry }) => entry.text),
  ...ofKind(items, 'traffic').flatMap(({ entry }) => entry.means.map(({ text }) => text)),
  ...ofKind(items, 'notices').map(({ entry }) => entry.text),
  ...Object.values(SUBSCRIPTION_TEMPLATES).map(({ text }) => text),
  ...[
    ...DEMO_LETTERS,
    ...Object.values(ORDER_LETTERS),
    ...Object.values(ACTIVITY_LETTERS),
    ...Object.values(MONEY_RETURNED_LETTERS),
  ].map(({ page }) => page),
  ...DEMO_NOTIFICATIONS.map(({ text }) => text),
  ...ofKind(items, 'activities').flatMap(({ entry }) => entry.notes),
];
const wordsIn = (words: Words, language: Language) =>
  Array.from(
    new Intl.Segmenter(LANGUAGE_TAGS[language], { granularity: 'word' }).segment(words[language].body),
  ).filter(({ isWordLike }) => isWordLike).length;

describe('a page', () => {
  it.each(stories)('%s is written in five languages, each in its own script', (_, words) => {
    expectOwnScripts(wholeOf(words));
    for (const language of LANGUAGES) {
      const { title, summary } = words[language].front;
      if (title !== undefined) expect(title).not.toBe(summary);
    }
  });

  it.each(articles.map(({ code, words }) => [code, words] as const))(
    '%s is an article of a readable length',
    (_, words) => {
      if (words === undefined) throw new Error('an article without texts');
      for (const language of LANGUAGES) {
        expect(wordsIn(words, language)).toBeGreaterThan(60);
        expect(wordsIn(words, language)).toBeLessThan(270);
      }
    },
  );

  it('there are thirty articles, five of each topic, by date side by side with other topics', () => {
    expect(articles).toHaveLength(30);
    const topics = articles
      .toSorted((one, other) => (one.entry.publishedAt < other.entry.publishedAt ? 1 : -1))
      .map(({ topic }) => topic);
    for (const topic of new Set(topics)) expect(topics.filter((one) => one === topic)).toHaveLength(5);
    for (const [at, topic] of topics.entries()) expect(topics[at + 1]).not.toBe(topic);
  });
});

it.each(texts.map((text) => [text.en.slice(0, 40), text] as const))('“%s” is in five scripts', (_, text) => {
  expectOwnScripts(text);
});

it('every link of a letter leads to a path of the app', () => {
  const links = [...DEMO_LETTERS, ...DEMO_NOTIFICATIONS].map(({ link }) => link);
  for (const link of links) expect(link).toMatch(/^\/[a-zA-Z-]*(\?[\w=&-]+)?$/);
});
