import { pageOf, paging, picture } from '@resort/shared/calls/rows';
import { defineCalls } from '@resort/shared/contract';
import * as z from 'zod/mini';
import { activityBrief } from './activities.calls.ts';
import { articleBrief } from './articles.calls.ts';
import { code, id } from './ids.ts';

/** How often an advertisement may be shown to one visitor; the screen keeps the count. */
export const AD_FREQUENCIES = ['ONCE', 'DAILY', 'ALWAYS'] as const;
export type AdFrequency = (typeof AD_FREQUENCIES)[number];
/** Where an advertisement can be shown. */
export const AD_SLOTS = ['HOME', 'ARTICLE', 'ACTIVITY'] as const;
export type AdSlot = (typeof AD_SLOTS)[number];

const ad = z.object({
  /** never changes; the device stores under it when the advertisement was shown */
  id: z.string(),
  title: z.string(),
  text: z.string(),
  picture,
  /** path and query below the language prefix; null: it leads nowhere */
  link: z.nullable(z.string()),
  /** instants, +08:00 */
  startAt: z.string(),
  endAt: z.string(),
  frequency: z.enum(AD_FREQUENCIES),
});
export type Ad = z.infer<typeof ad>;

const icon = z.object({
  id: z.string(),
  name: z.string(),
  /** name of an icon of the app; an unknown one is shown as a star */
  icon: z.string(),
  /** path and query below the language prefix; one that the release does not have is not shown */
  link: z.string(),
  order: z.int(),
});
export type HomeIcon = z.infer<typeof icon>;

export const HOME_SECTIONS = ['OFFERS', 'HAPPENING', 'EXPERIENCE', 'ARTICLES'] as const;
export type HomeSection = (typeof HOME_SECTIONS)[number];

const homeInfo = z.object({
  /** the top of the page; changes with the time of day */
  hero: z.object({ title: z.string(), text: z.string(), picture, link: z.nullable(z.string()) }),
  /** in display order */
  sections: z.array(
    z.object({
      code: z.enum(HOME_SECTIONS),
      title: z.string(),
      text: z.string(),
      /** all of it: path and query below the language prefix */
      link: z.string(),
    }),
  ),
});
export type HomeInfo = z.infer<typeof homeInfo>;

const homeOffer = z.object({
  id,
  title: z.string(),
  summary: z.string(),
  picture,
  /** path and query below the language prefix */
  link: z.string(),
  /** instant, +08:00 */
  validTo: z.string(),
});
export type HomeOffer = z.infer<typeof homeOffer>;

const link = z.object({ name: z.string(), link: z.string() });

const landing = z.object({
  id,
  code: z.string(),
  title: z.string(),
  summary: z.string(),
  picture,
  /** sanitised as an article's is */
  html: z.string(),
  /** the suggested next step; null: the reader needs to do nothing */
  action: z.nullable(link),
});
export type LandingPage = z.infer<typeof landing>;

/** A property's code: the page shows the content of this hotel and of all hotels. */
const property = z.optional(z.string().check(z.maxLength(10)));
const asked = { body: z.object({ property, ...paging }), access: 'anyone' } as const;

export const homePageCalls = defineCalls({
  'POST /homepage/homepageInfo': {
    body: z.object({ property }),
    reply: homeInfo,
    access: 'anyone',
    summary: 'How the home begins, and which sections follow in which order',
  },
  'POST /homepage/homepageOffers': { ...asked, reply: pageOf(homeOffer), summary: 'Offers for the home' },
  'POST /homepage/homepageHappening': {
    ...asked,
    reply: pageOf(activityBrief),
    summary: 'Activities for the home, the next first',
  },
  'POST /homepage/homepageExperience': {
    ...asked,
    reply: pageOf(articleBrief),
    summary: 'Things to enjoy for the home (their ids are those of /api/enjoy)',
  },
  'GET /icon/list': { reply: z.array(icon), access: 'anyone', summary: 'Ways on from the home' },
  'GET /ad/show': {
    query: z.object({ slot: z.enum(AD_SLOTS) }),
    reply: z.nullable(ad),
    access: 'anyone',
    summary: 'The advertisement of a place; null: none runs now',
  },
  'GET /landPage/info': {
    query: z.object({
      /** its id or its code */
      id: code,
    }),
    reply: landing,
    access: 'anyone',
    errors: ['GONE'],
    summary: 'A landing page by id or code. CONTENT_GONE: there is none, or no longer',
  },
  'GET /membershiph5/headerfooter': {
    reply: z.object({
      header: z.object({ title: z.string(), links: z.array(link) }),
      footer: z.object({ links: z.array(link), copyright: z.string() }),
    }),
    access: 'anyone',
    summary: 'Head and foot of the content pages, in the order of their links',
  },
});
