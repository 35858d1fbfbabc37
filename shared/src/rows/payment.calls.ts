import * as z from 'zod/mini';
import { defineCalls } from '../contract/define-calls.ts';
import { MONEY_TEXT } from '../contract/money.ts';
import { rowId } from './fields/fields.ts';

const money = z.string().check(z.regex(MONEY_TEXT));
const notNegative = z.string().check(z.regex(/^(?:0|[1-9]\d{0,14})\.\d{2}$/));

export const savedCard = z.object({
  cardId: rowId,
  /** `Visa` */
  brand: z.string(),
  last4: z.string(),
  /** as on the card: `08/28` */
  expiry: z.string(),
});
export type SavedCard = z.infer<typeof savedCard>;

/** What a payment may say about a card; calls that start one share it. */
export const cardWish = {
  /** keep the card with which the member pays now */
  saveCard: z.optional(z.boolean()),
  /** a saved card to pay with */
  cardId: z.optional(rowId),
};

export const paymentMethod = z.object({
  code: z.string(),
  /** in the request's language */
  name: z.string(),
  icon: z.enum(['card', 'wallet']),
  /** ISO 4217 */
  currencies: z.array(z.string()),
  /** false: exists, but not for this order's currency */
  enabled: z.boolean(),
  /** the member's saved cards that have not expired, the last one first; absent: no cards are saved with this method */
  savedCards: z.optional(z.array(savedCard)),
});
export type PaymentMethod = z.infer<typeof paymentMethod>;

type Fields = Record<string, string>;

/** How a provider lets the member pay; `NONE`: nothing left to do. */
export type PayAction =
  | { type: 'REDIRECT'; url: string }
  /** the fields that the browser posts to the address */
  | { type: 'FORM'; url: string; params: Fields }
  /** what WeChat's payment sheet takes: `appId`, `timeStamp`, `nonceStr`, `package`, `signType`, `paySign` */
  | { type: 'JSAPI'; params: Fields }
  | { type: 'NONE' };

/** The same on the wire. */
const action = z.object({
  type: z.enum(['REDIRECT', 'FORM', 'JSAPI', 'NONE']),
  /** REDIRECT: address of the payment page; FORM: where `params` are posted */
  url: z.optional(z.string()),
  /** FORM: the form's fields; JSAPI: what WeChat's `getBrandWCPayRequest` takes */
  params: z.optional(z.record(z.string(), z.string())),
});

/** Status of a payment. */
export const PAYMENT_STATUSES = [
  'CREATED',
  'PROCESSING',
  'SUCCEEDED',
  'FAILED',
  'CLOSED',
  'PART_REFUNDED',
  'REFUNDING',
  'REFUNDED',
] as const;
export const paymentStatus = z.enum(PAYMENT_STATUSES);

export const paymentStarted = z.object({ payNo: z.string(), status: paymentStatus, action });
export type PaymentStarted = z.infer<typeof paymentStarted>;

export const paymentResult = z.object({
  orderNo: z.string(),
  payNo: z.string(),
  status: paymentStatus,
  /** the status as shown to the member; only PENDING can change by itself */
  outcome: z.enum(['PENDING', 'PAID', 'DECLINED', 'EXPIRED', 'REFUNDED']),
  currency: z.string(),
  /** Resort Dollars and money together */
  amount: money,
  /** Resort Dollars */
  dollars: money,
  /** money */
  cash: money,
  /** refunded so far, Resort Dollars and money together */
  refunded: money,
  /** how to continue an unfinished payment; never starts a second one */
  action,
  /** when the order's hold ends, +08:00; null if nothing is held */
  holdUntil: z.nullable(z.string()),
});
export type PaymentResult = z.infer<typeof paymentResult>;

export const paymentCalls = defineCalls({
  'GET /order/booking/hotel/getPaymentMethods': {
    query: z.object({ id: z.optional(z.string()), paySence: z.optional(z.string()) }),
    reply: z.array(paymentMethod),
    summary: 'The ways to pay; with an order’s id (obfuscated on the wire) those for its currency',
  },
  'POST /hotel/pay': {
    once: true,
    signCheck: true,
    body: z.object({
      /** the order's id, of any kind of order; obfuscated on the wire */
      id: z.string(),
      signTimerStr: z.string(),
      /** where the member pays: one of PAY_SCENES (the specification's spelling); another word means H5 */
      paySence: z.string().check(z.maxLength(20)),
      /** not required if Resort Dollars pay for everything */
      methodCode: z.optional(z.string()),
      /** Resort Dollars to use */
      dollarUse: z.optional(notNegative),
      /** the amount on the button: money after Resort Dollars */
      expectedAmount: z.optional(notNegative),
      /** a path of this app, with its language */
      returnUrl: z.string().check(z.maxLength(500)),
      ...cardWish,
    }),
    reply: paymentStarted,
    errors: [
      'IN_PROGRESS',
      'AMOUNT',
      'ALREADY_PAID',
      'CARD_GONE',
      'CARD_EXPIRED',
      'HOLD_EXPIRED',
      'INSUFFICIENT',
      'QUOTE_EXPIRED',
      'SIGN_CHECK',
    ],
    summary: 'Starts the one payment of an order: holds the dollars, opens the charge, says where to pay',
  },
  'GET /payment/result': {
    query: z.object({ orderNo: z.string() }),
    reply: paymentResult,
    summary: 'The state of the newest payment of an order, for the result page (chosen; any order kind)',
  },
});
