import * as z from 'zod/mini';
import { defineCalls } from '../contract/define-calls.ts';
import { picture } from './fields/picture.ts';

export const menuItem = z.object({
  key: z.string(),
  /** in the request's language */
  name: z.string(),
  /** name of one of the app's small icons; an unknown one is drawn as a star */
  icon: z.string(),
  /** a route of the app; the item is hidden if the release does not have it */
  route: z.string(),
  /** sort order, ascending */
  order: z.int(),
  visible: z.boolean(),
  needLogin: z.boolean(),
});
export type MenuItem = z.infer<typeof menuItem>;

export const banner = z.object({
  id: z.string(),
  title: z.string(),
  text: z.string(),
  picture,
  /** a route of the app; if null or not in the release, the banner is not a link */
  link: z.nullable(z.string()),
});
export type HomeBanner = z.infer<typeof banner>;

/** How often a pop-up appears again after it was closed: never, the next day, after seven days. */
export const POP_FREQUENCIES = ['ONCE', 'DAILY', 'WEEKLY'] as const;
export const popFrequency = z.enum(POP_FREQUENCIES);
export type PopFrequency = z.infer<typeof popFrequency>;

export const popWindow = z.object({
  id: z.string(),
  title: z.string(),
  text: z.string(),
  picture,
  /** a route of the app and the label of its button; null for no button */
  link: z.nullable(z.object({ route: z.string(), label: z.string() })),
  frequency: popFrequency,
});
export type PopWindow = z.infer<typeof popWindow>;

/** The parts of a member's home that are not personal. The home of mf-content shows the same. */
export const homeCalls = defineCalls({
  'GET /membershipManage/displayMenu': {
    access: 'anyone',
    reply: z.array(menuItem),
    summary: 'The quick menu, in its order',
  },
  'GET /banner/list': {
    access: 'anyone',
    reply: z.array(banner),
    summary: 'Banners, in their order',
  },
  'GET /country/getPopWindow': {
    reply: z.nullable(popWindow),
    summary: 'The pop window that is due for this member; null: none is. At most one a day',
  },
  'POST /country/updatePopWindow': {
    body: z.object({ id: z.string(), action: z.enum(['SEEN', 'CLOSE', 'NEVER']) }),
    reply: z.null(),
    errors: ['NOT_FOUND'],
    summary:
      'What the member did with a pop window. SEEN alone lets it rest for the day, CLOSE for its period, NEVER for good',
  },
});
