import { ROUTES } from '@resort/shared/routes';
import { pathOf, FILE_KINDS, type AnyItem } from './kinds.ts';
import type { Problem } from './problems.ts';

/** What a link, a hotel's code or a topic may name: codes and ids by kind. */
export interface Targets {
  readonly hotels: ReadonlySet<string>;
  readonly shops: ReadonlySet<string>;
  readonly events: ReadonlySet<string>;
  readonly offers: ReadonlySet<string>;
  readonly articles: ReadonlySet<string>;
  readonly activities: ReadonlySet<string>;
  readonly landing: ReadonlySet<string>;
  /** codes of topics, by the kind of pages */
  readonly topics: Readonly<Record<'articles' | 'enjoy' | 'city', ReadonlySet<string>>>;
}

type Kind = Exclude<keyof Targets, 'topics'>;

/** The parameters of a screen that name something: `/shop?id=LOTUS-ROOM`. */
const PARAMETERS: Readonly<Record<string, readonly [parameter: string, kind: Kind, what: string]>> = {
  '/hotel': ['hotelCode', 'hotels', 'hotel'],
  '/hotel-room': ['hotelCode', 'hotels', 'hotel'],
  '/hotel-booking': ['hotelCode', 'hotels', 'hotel'],
  '/shop': ['id', 'shops', 'outlet'],
  '/shop-booking': ['id', 'shops', 'outlet'],
  '/ticket': ['id', 'events', 'event'],
  '/ticket-booking': ['id', 'events', 'event'],
  '/offer': ['id', 'offers', 'offer'],
  '/article': ['id', 'articles', 'article'],
  '/activity': ['id', 'activities', 'activity'],
  '/landing': ['id', 'landing', 'landing page'],
};

/** A sentence for a link that leads nowhere; undefined if it leads somewhere. */
function linkProblem(link: string, targets: Targets): string | undefined {
  const { pathname, searchParams } = new URL(link, 'https://app.invalid');
  if (!(ROUTES as readonly string[]).includes(pathname)) return `the app has no screen ${pathname}`;
  const topic = searchParams.get('topic');
  if (
    pathname === '/articles' &&
    topic !== null &&
    ![...targets.topics.articles, ...targets.topics.enjoy].includes(topic)
  )
    return `there is no topic ${topic}`;
  const [parameter, kind, what] = PARAMETERS[pathname] ?? [];
  if (parameter === undefined || kind === undefined) return undefined;
  const named = searchParams.get(parameter);
  if (named === null || named === '') return `expected ${pathname}?${parameter}=…`;
  return targets[kind].has(named) ? undefined : `there is no ${what} ${named}`;
}

interface Found {
  readonly field: string;
  readonly name: string;
  readonly value: string;
}

/** Every string below a value, with its field. */
function stringsIn(value: unknown, field = '', name = ''): Found[] {
  if (typeof value === 'string') return [{ field, name, value }];
  if (Array.isArray(value)) return value.flatMap((part, at) => stringsIn(part, `${field}[${at}]`, name));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    stringsIn(part, field === '' ? key : `${field}.${key}`, key),
  );
}

const IN_TEXT = /\]\((\/[^\s()]*)\)|href="(\/[^"]*)"/g;

const inText = (text: string) => [...text.matchAll(IN_TEXT)].map(([, link, href]) => link ?? href ?? '');

function entryProblems(item: AnyItem, targets: Targets): Problem[] {
  const file = `${pathOf(item)}${item.words === undefined ? '' : '/entry'}.json`;
  const said = (field: string, problem: string | undefined) =>
    problem === undefined ? [] : [{ file, text: `${field}: ${problem}` }];
  return stringsIn(item.entry).flatMap(({ field, name, value }) => {
    if (name === 'link' || name === 'path') return said(field, linkProblem(value, targets));
    if (name === 'property')
      return said(field, targets.hotels.has(value) ? undefined : `there is no hotel ${value}`);
    return inText(value).flatMap((link) => said(field, linkProblem(link, targets)));
  });
}

function topicProblems(item: AnyItem, { topics }: Targets): Problem[] {
  if (item.kind !== 'articles' && item.kind !== 'enjoy' && item.kind !== 'city') return [];
  if (topics[item.kind].has(item.topic)) return [];
  const file = `${pathOf(item)}/entry.json`;
  return [
    { file, text: `there is no topic ${item.topic}; expected one of ${[...topics[item.kind]].join(', ')}` },
  ];
}

/** Links and codes of an entry that name nothing. */
export function checkLinks(item: AnyItem, targets: Targets): Problem[] {
  const words = Object.entries(item.words ?? {}).flatMap(([language, { body }]) =>
    inText(body).flatMap((link) => {
      const problem = linkProblem(link, targets);
      return problem === undefined
        ? []
        : [{ file: `${pathOf(item)}/${language}.md`, text: `${link}: ${problem}` }];
    }),
  );
  return [...topicProblems(item, targets), ...entryProblems(item, targets), ...words];
}

/** Of some entries, the codes of a kind; `FILE_KINDS` names the kinds. */
export const codesOf = (items: readonly AnyItem[], kind: keyof typeof FILE_KINDS): string[] =>
  items.filter((item) => item.kind === kind).map(({ code }) => code);
