import * as z from 'zod/mini';
import { defineCalls } from '../contract/define-calls.ts';
import { picture } from './picture.ts';

export const menuItem = z.object({
  key: z.string(),
  /** in the request's language */
  name: z.string(),
  /** of the app's small signs; an unknown one is drawn as a star */
  icon: z.string(),
  /** a route of the app; one that the release does not have is not shown */
  route: z.string(),
  /** lowest first */
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
  /** a route of the app; null, or not in the release: the banner leads nowhere */
  link: z.nullable(z.string()),
});
export type HomeBanner = z.infer<typeof banner>;

/** How often a pop window comes back once it was closed: never, the next day, after seven days. */
export const POP_FREQUENCIES = ['ONCE', 'DAILY', 'WEEKLY'] as const;
export const popFrequency = z.enum(POP_FREQUENCIES);
export type PopFrequency = z.infer<typeof popFrequency>;

export const popWindow = z.object({
  id: z.string(),
  title: z.string(),
  text: z.string(),
  picture,
  /** a route of the app with what its button says; null: there is nothing more to see */
  link: z.nullable(z.object({ route: z.string(), label: z.string() })),
  frequency: popFrequency,
});
export type PopWindow = z.infer<typeof popWindow>;

/** What a member's home shows beside what is the member's own; the content's home shows the same. */
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
