import * as z from 'zod/mini';
import { defineCalls } from '../contract/define-calls.ts';

const badges = z.object({
  /** notifications that the member has not opened */
  unread: z.int(),
  /** unread letters of the inbox (our addition) */
  letters: z.int(),
  /** items in the cart, expired ones included (our addition) */
  cart: z.int(),
  /** unread messages of the live chat, where it is a screen of the app; absent where it is not (our addition) */
  chat: z.optional(z.int()),
});
export type Badges = z.infer<typeof badges>;

export const badgeCalls = defineCalls({
  'GET /notification/exist': {
    reply: badges,
    summary: 'The counts in the header of every screen: notifications, letters, cart, live chat',
  },
});
