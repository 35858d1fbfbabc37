import { afterEach, describe, expect, it } from '@jest/globals';
import { LANGUAGES } from '../../../shared/src/contract/languages.ts';
import { plantTree, type Tree } from '../../testing/tree.ts';
import { checkTexts } from './check.ts';

let tree: Tree;
afterEach(() => tree.remove());

/** A remote with the same texts in five languages, and one screen. */
function plant(texts: object, screen: string): void {
  const locales = LANGUAGES.map((language) => [`mf-a/src/locales/${language}.json`, JSON.stringify(texts)]);
  tree = plantTree({ ...Object.fromEntries(locales), 'mf-a/src/Screen.tsx': screen });
}

const CARD = { card: { label: 'Member', validTo: 'Valid to {{date}}' } };
const screen = (jsx: string) => `const t = useText('a');\nexport const Screen = () => <p>${jsx}</p>;\n`;
const BOTH = "{t('card.label')}{t('card.validTo')}";

it('accepts correct texts', () => {
  plant(CARD, screen(`${BOTH}{' '}·<a href="/x" title={t('card.label')}>{1 + 1}</a>`));
  expect(checkTexts(tree.root)).toEqual([]);
});

it.each<[string, object, string]>([
  ['a missing key', { card: { label: '会员' } }, '"card.validTo" is missing'],
  ['an empty text', { card: { label: ' ', validTo: '至 {{date}}' } }, '"card.label" is empty'],
  [
    'three braces',
    { card: { label: '会员', validTo: '至 {{{date}}}' } },
    '"card.validTo" has three braces, which nothing fills in',
  ],
  [
    'another placeholder',
    { card: { label: '会员', validTo: '至 {{day}}' } },
    '"card.validTo" has {{day}}; en has {{date}}',
  ],
])('reports %s in one language', (_what, texts, problem) => {
  plant(CARD, screen(BOTH));
  tree.write({ 'mf-a/src/locales/sc.json': JSON.stringify(texts) });
  expect(checkTexts(tree.root)).toEqual([`mf-a/src/locales/sc.json: ${problem}`]);
});

it('explains that a plural has its forms in all languages', () => {
  plant({ day_one: '{{count}} day', day_other: '{{count}} days' }, screen("{t('day', { count: 2 })}"));
  tree.write({ 'mf-a/src/locales/jp.json': JSON.stringify({ day_other: '{{count}}日' }) });
  expect(checkTexts(tree.root)).toEqual([
    expect.stringMatching(
      /^mf-a\/src\/locales\/jp\.json: "day_one" is missing: .* "day_one" and "day_other" in each; where .* same text$/,
    ),
  ]);
});

it('reports a language without a file', () => {
  plant({ one: 'One' }, screen("{t('one')}"));
  tree.write({ 'mf-a/src/locales/kr.json': '{}' });
  expect(checkTexts(tree.root)).toEqual(['mf-a/src/locales/kr.json is missing or has no text']);
});

it('reports a missing key, and an unused one', () => {
  plant({ one: 'One', two: 'Two' }, screen("{t('one')}{t('three')}"));
  expect(checkTexts(tree.root)).toEqual([
    'mf-a/src/Screen.tsx:2: no text "three" in mf-a/src/locales',
    'mf-a/src/locales: nothing asks for "two"',
  ]);
});

it('supports keys made of parts, keys in variables and plural forms', () => {
  plant(
    { tier: { GOLD: 'Gold' }, late: 'Late', day_one: '{{count}} day', day_other: '{{count}} days' },
    `${screen("{t(`tier.${tier}`)}{t(key)}{t('day', { count: 2 })}{t(`city.${city}`)}")}const key = 'late';`,
  );
  expect(checkTexts(tree.root)).toEqual(['mf-a/src/Screen.tsx:2: no text like "city.…" in mf-a/src/locales']);
});

it.each([
  ['text between tags', 'Hello', 'Hello'],
  ['a text in braces', "{open ? 'Close' : t('one')}", 'Close'],
  ['a template', '{`Welcome ${name}`}', 'Welcome'],
  ['a label for screen readers', '<i aria-label="Menu" />', 'Menu'],
  ['a title in braces', "<i title={name ?? 'Nobody'} />", 'Nobody'],
  ['a description of a picture', '<img alt="The lobby" />', 'The lobby'],
])('reports %s', (_what, jsx, text) => {
  plant({ one: 'One' }, screen(`{t('one')}${jsx}`));
  expect(checkTexts(tree.root)).toEqual([
    `mf-a/src/Screen.tsx:2: "${text}" belongs in src/locales, in five languages`,
  ]);
});

it('reads the components in shared too, but no tests', () => {
  tree = plantTree({ 'shared/src/ui/x.tsx': 'export const X = () => <p>Hi</p>;' });
  tree.write({ 'shared/src/ui/x.test.tsx': 'const X = () => <p>Hi</p>;' });
  expect(checkTexts(tree.root)).toEqual([
    'shared/src/ui/x.tsx:1: "Hi" belongs in src/locales, in five languages',
  ]);
});

it('reads the staff console, which has one language', () => {
  const folder = 'release/console/src';
  tree = plantTree({
    [`${folder}/locales/en.json`]: JSON.stringify({ one: 'One', two: 'Two' }),
    [`${folder}/Desk.tsx`]: "const t = useText('console');\nexport const Desk = () => <p>{t('one')}Hi</p>;",
  });
  expect(checkTexts(tree.root)).toEqual([
    `${folder}/locales: nothing asks for "two"`,
    `${folder}/Desk.tsx:2: "Hi" belongs in src/locales, in five languages`,
  ]);
});

describe('the texts of the server', () => {
  const FOLDER = 'app-server/src/domains/a/locales';
  const INDEX = "export const A_TEXTS = readTexts<typeof english>(new URL('.', import.meta.url));";

  const plantServer = (texts: object, source: string) => {
    const locales = LANGUAGES.map((language) => [`${FOLDER}/${language}.json`, JSON.stringify(texts)]);
    const files = { [`${FOLDER}/index.ts`]: INDEX, 'app-server/src/domains/a/x.ts': source };
    tree = plantTree({ ...Object.fromEntries(locales), ...files });
  };

  it('are read by their path, by a part of it, or by a computed key', () => {
    plantServer(
      { title: 'Tea', tea: { from: 'From {time}', to: 'To' }, kinds: { SPA: 'Spa' }, list: ['One', 'Two'] },
      'use(A_TEXTS.title.en, A_TEXTS.tea, A_TEXTS.kinds[kind].kr, A_TEXTS.list.map(each));',
    );
    expect(checkTexts(tree.root)).toEqual([]);
  });

  it('are reported when nothing reads them', () => {
    plantServer({ title: 'Tea', tea: { from: 'From', to: 'To' } }, 'use(A_TEXTS.tea.from);');
    expect(checkTexts(tree.root)).toEqual([
      `${FOLDER}: nothing reads A_TEXTS.title`,
      `${FOLDER}: nothing reads A_TEXTS.tea.to`,
    ]);
  });

  it('are compared between the languages', () => {
    plantServer({ title: 'From {time}', to: 'To' }, 'use(A_TEXTS.title, A_TEXTS.to);');
    tree.write({ [`${FOLDER}/jp.json`]: JSON.stringify({ title: '{day} から' }) });
    expect(checkTexts(tree.root)).toEqual([
      `${FOLDER}/jp.json: "title" has {day}; en has {time}`,
      `${FOLDER}/jp.json: "to" is missing`,
    ]);
  });
});
