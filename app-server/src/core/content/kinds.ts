import { AD_FREQUENCIES, AD_SLOTS, HOME_SECTIONS, TRAFFIC_KINDS } from '@resort/mf-content/contract';
import * as z from 'zod/mini';
import { code, day, link, picture, property, text, texts, timeOfDay } from './fields.ts';

const MONTH_AND_DAY = /^(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;
const dayOfYear = z.string().check(z.regex(MONTH_AND_DAY, { error: 'a day of each year, such as 12-24' }));

const choice = z.strictObject({ code, name: texts });
const named = z.strictObject({ name: texts, link });

/** An advertisement; of each place the first by `rank` that runs today is shown. */
const ad = z
  .strictObject({
    slot: z.enum(AD_SLOTS),
    rank: z.int(),
    /** every year; may go over the turn of the year */
    season: z.optional(z.strictObject({ from: dayOfYear, until: dayOfYear })),
    /** once: the first and the last day */
    days: z.optional(z.strictObject({ from: day, until: day })),
    frequency: z.enum(AD_FREQUENCIES),
    title: texts,
    text: texts,
    picture,
    /** without it the advertisement leads nowhere */
    link: z.optional(link),
  })
  .check(
    z.refine(({ season, days }) => (season === undefined) !== (days === undefined), {
      error: 'either season or days',
    }),
    z.refine(({ days }) => days === undefined || days.from <= days.until, {
      error: 'days.until on or after days.from',
      path: ['days', 'until'],
    }),
  );

const home = z.strictObject({
  /** the greeting by the time of day; before the first hour, the last entry applies */
  heroes: z
    .array(
      z.strictObject({
        fromHour: z.int().check(z.gte(0), z.lte(23)),
        title: texts,
        text: texts,
        picture,
        link,
      }),
    )
    .check(z.minLength(1)),
  /** in their order */
  sections: z.array(z.strictObject({ code: z.enum(HOME_SECTIONS), title: texts, text: texts, link })),
  /** icon links, in their order; `icon` is the name of one of the app's small icons */
  icons: z.array(z.strictObject({ id: code, name: texts, icon: text, link })),
});

/** Head and foot of the content pages; `name` is the resort's. */
const navigation = z.strictObject({ name: texts, header: z.array(named), footer: z.array(named) });

/** Filters of lists, in their order. The codes of `city` are the contract's kinds. */
const topics = z.strictObject({ articles: z.array(choice), enjoy: z.array(choice), city: z.array(choice) });

/** Paths of the app's named places. Printed and sent links use the name, because paths may change. */
const places = z.strictObject({ places: z.array(z.strictObject({ key: code, path: link })) });

/** Kinds of prizes, in their order. */
const prizes = z.strictObject({ prizes: z.array(choice) });

/** Telephones, in their order: of a hotel's front desk, or any other. */
const phones = z.strictObject({
  phones: z.array(
    z.union([
      z.strictObject({ property, hours: texts }),
      z.strictObject({ name: texts, phone: z.string().check(z.regex(/^\+[\d ]+$/)), hours: texts }),
    ]),
  ),
});

/** A hotel, or any other place by its name. */
const stop = z.union([z.strictObject({ property }), texts]);

/** Means of transport, in their order. */
const traffic = z.strictObject({
  means: z.array(
    z.strictObject({
      kind: z.enum(TRAFFIC_KINDS),
      name: texts,
      text: texts,
      lines: z.array(
        z.strictObject({
          from: stop,
          to: stop,
          first: timeOfDay,
          last: timeOfDay,
          everyMinutes: z.int().check(z.gte(1)),
        }),
      ),
    }),
  ),
});

/** The pictures that editors put in a place of the app. */
const pictureSlots = z.strictObject({
  slots: z.array(z.strictObject({ slot: code, pictures: z.array(picture) })),
});

/** One edition of a legal text. It is never changed: a correction is a new version. */
const legal = z.strictObject({
  /** business day */
  effectiveFrom: day,
  /** `key` is stable across versions, anchors point to it; `text`: a blank line parts two paragraphs */
  sections: z.array(z.strictObject({ key: code, title: texts, text: texts })).check(z.minLength(1)),
});

/** What the table `content_entry` holds, by kind. */
export const ENTRY_SCHEMAS = {
  ad,
  home,
  navigation,
  topics,
  places,
  prizes,
  phones,
  traffic,
  pictureSlots,
  legal,
};
export type EntryKind = keyof typeof ENTRY_SCHEMAS;
export type EntryData<K extends EntryKind> = z.infer<(typeof ENTRY_SCHEMAS)[K]>;

/** The kinds of which there is one entry; its code is the kind. */
export type SingleKind = Exclude<EntryKind, 'ad' | 'legal'>;

/** The scenes of `GET /user/copywriter`. */
export const LEGAL_CODES = ['terms', 'privacy', 'programme'] as const;
export type LegalCode = (typeof LEGAL_CODES)[number];
