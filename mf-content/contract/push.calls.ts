import { defineCalls } from '@resort/shared/contract';
import * as z from 'zod/mini';
import { notificationTopic } from './notifications.calls.ts';

const template = z.object({
  id: notificationTopic,
  title: z.string(),
  text: z.string(),
  /** the member's last choice; null: never asked */
  accepted: z.nullable(z.boolean()),
});
export type SubscriptionTemplate = z.infer<typeof template>;

/** Where a browser's push service takes messages (Push API, `PushSubscription.endpoint`); known to this browser alone. */
const token = z.string().check(z.minLength(1), z.maxLength(1024));
const topics = z.array(notificationTopic).check(z.maxLength(10));
const subscription = z.object({ subscribed: z.boolean(), topics });
export type PushState = z.infer<typeof subscription>;

/** Full hours in Macau; `until` may be on the next day. */
const hour = z.int().check(z.minimum(0), z.maximum(23));
/** null: no quiet hours */
const quiet = z.nullable(z.object({ from: hour, until: hour }));
export type QuietHours = z.infer<typeof quiet>;

const base64url = z.string().check(z.regex(/^[\w-]+$/), z.maxLength(100));
/** Keys of the Push API, base64url without padding (RFC 8291): the P-256 point, and the 16 bytes of `auth`. */
const keys = z.object({
  p256dh: base64url,
  auth: base64url,
});

export const pushCalls = defineCalls({
  'GET /subscription/template': {
    reply: z.object({
      templates: z.array(template),
      /** when pushes that can wait do wait */
      quiet,
      /** `applicationServerKey` (RFC 8292), base64url; null: the resort sends no push messages */
      webPushKey: z.nullable(z.string()),
    }),
    summary: 'What can be subscribed to, and what the member said to each',
  },
  'POST /subscription/log': {
    body: z.object({ id: notificationTopic, result: z.enum(['ACCEPT', 'REJECT']) }),
    reply: template,
    summary: 'Logs that the member accepted or rejected a template; the latest word counts',
  },
  'POST /subscription/quiet': {
    body: z.object({ quiet }),
    reply: z.object({ quiet }),
    errors: ['BAD_REQUEST'],
    summary: 'Sets the hours in which only urgent messages reach the browsers',
  },
  'POST /subscription/stop': {
    access: 'anyone',
    body: z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)) }),
    reply: z.object({ topic: notificationTopic }),
    errors: ['CONTENT_GONE'],
    summary: 'Ends messages of a topic by the signed link of one of them, without signing in',
  },
  'POST /token/subscribe': {
    body: z.object({ platform: z.enum(['WEB']), token, keys, topics }),
    reply: subscription,
    errors: ['PUSH_OFF'],
    summary:
      'Registers this browser for this member’s push notifications, and for no earlier member’s. PUSH_OFF: not configured, or an endpoint of no known push service',
  },
  'POST /token/update/sub': {
    body: z.object({ token, subscribed: z.boolean(), topics: z.optional(topics) }),
    reply: subscription,
    summary: 'Other topics for this browser, or none at all; one that is not the member’s own stays as it is',
  },
});
