import { pageOf, picture, queryPaging } from '@resort/shared/calls/rows';
import { defineCalls } from '@resort/shared/contract';
import * as z from 'zod/mini';
import { id } from './ids.ts';

/** OPEN and FULL while sign-up is possible, CLOSED from then until the activity begins, ENDED when it is over. */
export const ACTIVITY_STATES = ['OPEN', 'FULL', 'CLOSED', 'ENDED'] as const;
export type ActivityState = (typeof ACTIVITY_STATES)[number];

/** The most places that one member can take. */
export const MAX_SEATS = 4;
const seats = z.int().check(z.gte(1), z.lte(MAX_SEATS));

export const activityBrief = z.object({
  id,
  title: z.string(),
  summary: z.string(),
  picture,
  /** where it takes place: 'Lantern garden' */
  place: z.string(),
  property: z.object({ code: z.string(), name: z.string() }),
  /** instants, +08:00 */
  startAt: z.string(),
  endAt: z.string(),
  signUpUntil: z.string(),
  capacity: z.int(),
  left: z.int(),
  state: z.enum(ACTIVITY_STATES),
  /** places that this member has; 0: not signed up, or a visitor asks */
  seats: z.int(),
});
export type ActivityBrief = z.infer<typeof activityBrief>;

export const activityDetail = z.extend(activityBrief, {
  /** sanitised as an article's is */
  html: z.string(),
  pictures: z.array(picture),
  /** what guests should bring and know; plain text, one line each */
  notes: z.array(z.string()),
  share: z.object({ title: z.string(), text: z.string() }),
});
export type ActivityDetail = z.infer<typeof activityDetail>;

export const activityCalls = defineCalls({
  'GET /appServer/activity/list': {
    query: z.object(queryPaging),
    reply: pageOf(activityBrief),
    access: 'anyone',
    summary: 'Activities that are not over, the next first',
  },
  'GET /appServer/activity/detail': {
    query: z.object({ id }),
    reply: activityDetail,
    access: 'anyone',
    errors: ['GONE'],
    summary: 'An activity, also one that is over. CONTENT_GONE: there is none',
  },
  'GET /appServer/activity/mine': {
    query: z.object(queryPaging),
    reply: pageOf(activityBrief),
    summary: 'The member’s sign-ups: first the upcoming ones, then the latest of the past',
  },
  'POST /appServer/activity/signup': {
    body: z.object({ id, seats }),
    reply: activityBrief,
    once: true,
    errors: ['FULL', 'CLOSED', 'GONE'],
    summary:
      'Takes places; for a member who has some, the number becomes this one. ACTIVITY_FULL: not so many are left. ACTIVITY_CLOSED: signing up is over',
  },
  'POST /appServer/activity/cancel': {
    body: z.object({ id }),
    reply: activityBrief,
    errors: ['CLOSED', 'GONE'],
    summary: 'Gives the places back; a second time changes nothing. ACTIVITY_CLOSED: it has begun',
  },
});
