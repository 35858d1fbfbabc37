import { NOTICE_LEVELS } from '@resort/mf-content/contract';
import type { Language } from '@resort/shared/contract';
import * as z from 'zod/mini';
import { day, instant, link, picture, property, texts } from '../../../core/content/fields.ts';
import { ENTRY_SCHEMAS } from '../../../core/content/kinds.ts';
import type { WordFile } from './word-file.ts';

const pictures = z.array(picture).check(z.minLength(1));

const pageFields = {
  /** without it the page is about every hotel */
  property: z.optional(property),
  /** the first is its picture */
  pictures,
  publishedAt: instant,
  /** without it the page stays permanently */
  withdrawnAt: z.optional(instant),
  /** its place in lists that are not by date, lowest first; without it 0 */
  rank: z.optional(z.int()),
};

const degrees = (most: number) => z.number().check(z.gte(-most), z.lte(most));

const cityFields = {
  /** lines of a table */
  facts: z.optional(z.array(z.strictObject({ name: texts, value: texts }))),
  /** WGS 84 degrees */
  places: z.optional(
    z.array(z.strictObject({ name: texts, address: texts, latitude: degrees(90), longitude: degrees(180) })),
  ),
};

const page = z.strictObject(pageFields);
const cityPage = z.strictObject({ ...pageFields, ...cityFields });
/** what to do next */
const landingPage = z.strictObject({
  ...pageFields,
  action: z.optional(z.strictObject({ name: texts, link })),
});
/** the answers are written like a page */
const aboutPage = z.strictObject({
  ...pageFields,
  questions: z.optional(z.array(z.strictObject({ question: texts, answer: texts }))),
});

const activity = z
  .strictObject({
    property,
    pictures,
    place: texts,
    notes: z.array(texts),
    startsAt: instant,
    endsAt: instant,
    signUpUntil: instant,
    capacity: z.int().check(z.gte(1)),
  })
  .check(
    z.refine(({ startsAt, endsAt }) => startsAt < endsAt, { error: 'later than startsAt', path: ['endsAt'] }),
    z.refine(({ startsAt, signUpUntil }) => signUpUntil <= startsAt, {
      error: 'not later than startsAt',
      path: ['signUpUntil'],
    }),
  );

/** What everybody should know for a while; the text is written like a page. */
const notice = z
  .strictObject({
    level: z.enum(NOTICE_LEVELS),
    title: texts,
    text: texts,
    startsAt: instant,
    endsAt: instant,
  })
  .check(
    z.refine(({ startsAt, endsAt }) => startsAt < endsAt, { error: 'later than startsAt', path: ['endsAt'] }),
  );

type Segment = 'topic' | 'code' | 'version';

/** `front`: the fields of the languages' files; without it everything is in one JSON file. */
const fileKind = <S extends z.ZodMiniType>(
  folder: string,
  names: readonly Segment[],
  schema: S,
  front?: readonly string[],
) => ({ folder, names, schema, front });

const TITLED = ['title', 'summary'];

/**
 * The kinds of content files. With `front` an entry is a folder of `entry.json` and a Markdown file for each language;
 * without it, one JSON file. `names`: what the path below the kind's folder says.
 */
export const FILE_KINDS = {
  articles: fileKind('articles', ['topic', 'code'], page, TITLED),
  enjoy: fileKind('enjoy', ['topic', 'code'], page, TITLED),
  city: fileKind('city', ['topic', 'code'], cityPage, TITLED),
  landing: fileKind('landing', ['topic', 'code'], landingPage, TITLED),
  about: fileKind('about', ['topic', 'code'], aboutPage, TITLED),
  activities: fileKind('activities', ['code'], activity, TITLED),
  legal: fileKind('legal', ['code', 'version'], z.strictObject({ effectiveFrom: day }), []),
  notices: fileKind('notices', ['code'], notice),
  ads: fileKind('ads', ['code'], ENTRY_SCHEMAS.ad),
  home: fileKind('home', [], ENTRY_SCHEMAS.home),
  navigation: fileKind('navigation', [], ENTRY_SCHEMAS.navigation),
  topics: fileKind('topics', [], ENTRY_SCHEMAS.topics),
  places: fileKind('places', [], ENTRY_SCHEMAS.places),
  prizes: fileKind('prizes', [], ENTRY_SCHEMAS.prizes),
  phones: fileKind('phones', [], ENTRY_SCHEMAS.phones),
  traffic: fileKind('traffic', [], ENTRY_SCHEMAS.traffic),
  pictureSlots: fileKind('picture-slots', [], ENTRY_SCHEMAS.pictureSlots),
};
export type FileKind = keyof typeof FILE_KINDS;
export const FILE_KIND_NAMES = Object.keys(FILE_KINDS) as FileKind[];

export type PageFileKind = 'articles' | 'enjoy' | 'city' | 'landing' | 'about';

export type Words = Readonly<Record<Language, WordFile>>;

export interface Item<K extends FileKind = FileKind> {
  readonly kind: K;
  /** empty where the kind has none */
  readonly topic: string;
  readonly code: string;
  readonly version: string;
  readonly entry: z.infer<(typeof FILE_KINDS)[K]['schema']>;
  /** of a kind with `front` */
  readonly words?: Words;
}
export type AnyItem = { [K in FileKind]: Item<K> }[FileKind];

/** Names an entry, however it is filed: a page keeps its name when its topic changes. */
export const nameOf = ({ kind, code, version }: Omit<AnyItem, 'entry'>): string =>
  [kind, code, version].filter((part) => part !== '').join(' ');

/** The path of an entry below the content folder, without an extension. */
export function pathOf(item: Omit<AnyItem, 'entry'>): string {
  const { folder, names } = FILE_KINDS[item.kind];
  return [folder, ...names.map((name) => item[name])].join('/');
}
