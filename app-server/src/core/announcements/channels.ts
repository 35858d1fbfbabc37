/** A way in which a message reaches somebody. */
export type Channel = 'sms' | 'email' | 'inbox' | 'push';

const BOOKING = ['sms', 'inbox', 'push'] as const;
const STAY = ['sms', 'email', 'inbox', 'push'] as const;
const QUIET = ['inbox', 'push'] as const;

/**
 * The channels of each occasion, for the whole product. `tell` sends exactly these; apart from one-time codes, nothing
 * else sends a message to a member. A booking with an email address also gets a mail.
 */
export const CHANNELS = {
  stay: { CONFIRMED: STAY, CHANGED: STAY, CANCELLED: STAY, REJECTED: STAY, NO_SHOW: STAY },
  reservation: {
    CONFIRMED: BOOKING,
    CHANGED: BOOKING,
    CANCELLED: BOOKING,
    DECLINED: BOOKING,
    CHANGE_DECLINED: BOOKING,
    NOT_SEEN: BOOKING,
  },
  tickets: { CONFIRMED: BOOKING, PART_REFUNDED: BOOKING, CANCELLED: BOOKING },
  exchange: { CONFIRMED: QUIET, CANCELLED: QUIET },
  payment: { LAPSED: ['sms', 'inbox'], TWICE: ['sms', 'inbox'] },
  // to whom a ticket was given, by number: the inbox and a push only where the number is a member's
  gift: { GIVEN: BOOKING, ACCEPTED: QUIET, LAPSED: QUIET },
  activity: { SIGNED_UP: QUIET, CANCELLED: QUIET },
  membership: { JOINED: ['inbox'], CLOSING: ['sms'], RESTORED: ['sms'], UPGRADED: QUIET, REFERRED: QUIET },
  reminder: {
    VOUCHER_ENDS: QUIET,
    BALANCE_ENDS: QUIET,
    // in five minutes a letter would say what is over
    HOLD_ENDS: ['push'],
    TOMORROW: QUIET,
    CHECK_IN: QUIET,
    FREE_PLACE: QUIET,
    NEW_OFFER: QUIET,
    GIFT: QUIET,
    REVIEW: QUIET,
  },
  // the app asks by itself; the push brings the member to it
  till: { CONFIRM: ['push'] },
  // to the number or address that the member had before
  rebound: { PHONE: ['sms'], EMAIL: ['email'] },
} as const satisfies Readonly<Record<string, Readonly<Record<string, readonly Channel[]>>>>;

/** What members hear of orders; each kind of order names its row of the table. */
export const ORDER_NEWS_KINDS = [
  'CONFIRMED',
  'CHANGED',
  'CANCELLED',
  'DECLINED',
  'CHANGE_DECLINED',
  // the hotel's own system refused a booking that was confirmed here
  'REJECTED',
  'NO_SHOW',
  // nobody came to a venue; `NO_SHOW` is a stay's
  'NOT_SEEN',
  // some of an order's tickets were refunded
  'PART_REFUNDED',
] as const;
export type OrderNews = (typeof ORDER_NEWS_KINDS)[number];
export type OrderSubject = 'stay' | 'reservation' | 'tickets' | 'exchange';

/** The channels of an order's news; none where it is no news of this subject. */
export function orderChannels(subject: OrderSubject, news: OrderNews): readonly Channel[] {
  const row: Partial<Record<OrderNews, readonly Channel[]>> = CHANNELS[subject];
  return row[news] ?? [];
}
