import { LANGUAGES, type Language } from '@resort/shared/contract';
import { ARTICLES } from '../../content/articles/index.ts';
import { CITY_PAGES } from '../../content/city/index.ts';
import { ENJOYMENTS } from '../../content/enjoy/index.ts';
import { HOUSE_PAGES } from '../../content/house/index.ts';
import { LANDING_PAGES } from '../../content/landing/index.ts';
import type { PageExtras } from '../../../src/schema/domains/page-extras.ts';
import { storyHtml, type Story } from '../../content/story.ts';
import type { Transaction } from '../../../src/platform/database/index.ts';
import { page, type PageKind } from '../../../src/schema/index.ts';
import { drawn } from '../../../src/locales/drawings.ts';

const DAY_MS = 86_400_000;
/** Days between one article and the one before it. */
const ARTICLE_DAYS = 6;

type Page = Story & { readonly extras?: PageExtras };

const inEach = (textOf: (language: Language) => string) =>
  Object.fromEntries(LANGUAGES.map((language) => [language, textOf(language)])) as Record<Language, string>;

function rowsOf(kind: PageKind, pages: readonly Page[], now: Date) {
  return pages.map(({ code, topic, pictures, property, extras, words }, rank) => ({
    kind,
    code,
    topic,
    title: inEach((language) => words[language][0]),
    summary: inEach((language) => words[language][1]),
    html: inEach((language) => storyHtml(words[language])),
    pictures: pictures.map(drawn),
    extras: extras ?? {},
    property: property ?? null,
    publishedAt: new Date(now.getTime() - (rank * ARTICLE_DAYS + 1) * DAY_MS),
    rank,
  }));
}

/** Adds the demo's missing pages; the dates of articles count back from the day on which they are added. */
export async function seedPages(tx: Transaction, now: Date): Promise<void> {
  const present = await tx.select({ code: page.code }).from(page);
  const known = new Set(present.map(({ code }) => code));
  const rows = [
    ...rowsOf('ARTICLE', ARTICLES, now),
    ...rowsOf('ENJOY', ENJOYMENTS, now),
    ...rowsOf('CITY', CITY_PAGES, now),
    ...rowsOf('LANDING', LANDING_PAGES, now),
    ...rowsOf('ABOUT', HOUSE_PAGES, now),
  ].filter(({ code }) => !known.has(code));
  if (rows.length > 0) await tx.insert(page).values(rows);
}
