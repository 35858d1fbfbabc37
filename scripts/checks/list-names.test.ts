import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { LANGUAGES } from '../../shared/src/contract/languages.ts';
import { projectRoot } from '../testing/tree.ts';

/** The title of each of a member's lists, and the texts of links to it. */
const LISTS: Readonly<Record<string, { readonly title: string; readonly links: readonly string[] }>> = {
  'mf-hotel': { title: 'orders.title', links: ['hotels.mine'] },
  'mf-shop': { title: 'orders.title', links: ['list.reservations'] },
  'mf-ticketing': { title: 'ticketOrders.title', links: ['tickets.mine'] },
  'mf-dollars': { title: 'orders.title', links: ['link.orders'] },
};

const textsOf = (unit: string, language: string): unknown =>
  JSON.parse(readFileSync(join(projectRoot, unit, `src/locales/${language}.json`), 'utf8'));
const at = (texts: unknown, path: string) =>
  path.split('.').reduce((tree, key) => (tree as Record<string, unknown>)[key], texts);

it.each(LANGUAGES)(
  'a list of the member has the same name on its screen and in every link, in %s',
  (language) => {
    for (const [unit, { title, links }] of Object.entries(LISTS)) {
      const texts = textsOf(unit, language);
      expect(typeof at(texts, title)).toBe('string');
      for (const link of links) expect([unit, link, at(texts, link)]).toEqual([unit, link, at(texts, title)]);
    }
  },
);

it('no two lists share a name', () => {
  for (const language of LANGUAGES) {
    const names = Object.entries(LISTS).map(([unit, { title }]) => at(textsOf(unit, language), title));
    expect(new Set(names).size).toBe(names.length);
  }
});
