import { pageOf, picture, price, queryPaging, rowId as id, VOUCHER_TYPES } from '@resort/shared/calls/rows';
import { defineCalls } from '@resort/shared/contract';
import * as z from 'zod/mini';

/** Decimal text, below 2^52. */

/** USABLE has TAKEN and HELD, USED has BURNED, EXPIRED has EXPIRED and REFUNDED (a new one took its place). */
export const VOUCHER_TABS = ['USABLE', 'USED', 'EXPIRED'] as const;
const tab = z.enum(VOUCHER_TABS);
export type VoucherTab = z.infer<typeof tab>;

/** The value of a voucher or a coupon, in MOP. */
export const worth = {
  type: z.enum(VOUCHER_TYPES),
  /** of CASH */
  face: z.optional(price),
  /** of DISCOUNT: 15 is 15 % off */
  percent: z.optional(z.number()),
  /** the most that a DISCOUNT takes off */
  maxDeduct: z.optional(price),
  /** the minimum spend; '0.00': none */
  minSpend: price,
};

/** A place as members read it. */
export const place = z.object({ code: z.string(), name: z.string() });

export const myVoucher = z.object({
  id,
  /** for reading out at a counter */
  code: z.string(),
  name: z.string(),
  picture,
  ...worth,
  status: z.enum(['TAKEN', 'HELD', 'BURNED', 'EXPIRED', 'REFUNDED']),
  /** instants, +08:00; the last is the end of a day */
  validFrom: z.string(),
  validTo: z.string(),
  /** its first day has come; one that may not be used yet is among the usable ones, too */
  started: z.boolean(),
  /** usable, and for seven days at most */
  expiringSoon: z.boolean(),
  /** where it may be used; empty: everywhere */
  properties: z.array(place),
  /** the order that it is attached to while its status is HELD; else null */
  heldBy: z.nullable(z.object({ kind: z.string(), orderNo: z.string() })),
});
export type MyVoucher = z.infer<typeof myVoucher>;

export const outlet = z.object({
  ...place.shape,
  property: z.string(),
  /** HH:mm–HH:mm; a text for display */
  hours: z.string(),
  phone: z.string(),
});
export type Outlet = z.infer<typeof outlet>;

export const voucherInfo = z.extend(myVoucher, {
  /** sentences, one a line */
  terms: z.array(z.string()),
  /** how it is used, in steps */
  usage: z.array(z.string()),
  outlets: z.array(outlet),
  /** its history, earliest first; `at` is an instant, `place` an outlet's name or an order number */
  history: z.array(
    z.object({
      at: z.string(),
      event: z.enum(['TAKEN', 'GRANTED', 'HELD', 'RELEASED', 'BURNED', 'EXPIRED', 'REFUNDED', 'REISSUED']),
      place: z.nullable(z.string()),
    }),
  ),
  /** where and when it was used; null: it was not */
  receipt: z.nullable(z.object({ receiptNo: z.string(), burnedAt: z.string() })),
});
export type VoucherInfo = z.infer<typeof voucherInfo>;

export const voucherCode = z.object({
  /** the content of the QR code: `VC1.<id>.<n>.<exp>.<mac10>`, exp in seconds since 1970 */
  content: z.string(),
  /** instant, +08:00 */
  expireAt: z.string(),
  /** seconds after which a new one should be shown; it stays valid a little longer */
  refreshIn: z.int(),
});
export type VoucherCode = z.infer<typeof voucherCode>;

/** Proven by the PIN that the outlet's staff enter on the member's phone. */
const byPin = z.object({
  id,
  outletCode: z.string().check(z.minLength(1), z.maxLength(20)),
  outletPin: z.string().check(z.regex(/^\d{4,6}$/)),
  /** MOP; needed where the voucher has a minimum spend */
  billAmount: z.optional(price),
});
/** Or by the outlet's terminal, which scanned the voucher's live code; `id` may be left out. */
const byScan = z.object({
  id: z.optional(id),
  qrContent: z.string().check(z.maxLength(120)),
  /** the terminal's secret */
  terminalId: z.string().check(z.minLength(16), z.maxLength(64)),
  /** MOP; needed where the voucher has a minimum spend */
  billAmount: z.optional(price),
});

export const myVoucherCalls = defineCalls({
  'GET /offer/voucher': {
    query: z.object({ status: z.optional(tab), ...queryPaging }),
    reply: pageOf(myVoucher),
    summary: 'The member’s vouchers of a tab (USABLE): usable ones by expiry, the others the latest first',
  },
  'GET /offer/voucher/count': {
    reply: z.object({ usable: z.int(), used: z.int(), expired: z.int(), expiringSoon: z.int() }),
    summary: 'The number of vouchers in each tab, and of the usable ones that expire within seven days',
  },
  'GET /offer/voucher/info': {
    query: z.object({ id }),
    reply: voucherInfo,
    summary: 'A voucher with its terms, outlets and history. NOT_YOURS: another’s, or there is none',
  },
  'GET /offer/voucher/qrCode': {
    query: z.object({ id }),
    reply: voucherCode,
    errors: ['USED', 'EXPIRED', 'HELD', 'NOT_APPLICABLE'],
    summary: 'The voucher’s code for an outlet’s terminal, for about a minute; the codes before it are dead',
  },
  'POST /offer/voucher/burn': {
    body: z.union([byPin, byScan]),
    reply: z.object({
      id,
      status: z.literal('BURNED'),
      burnedAt: z.string(),
      receiptNo: z.string(),
      /** the outlet's name */
      outlet: z.string(),
    }),
    once: true,
    errors: ['OUTLET', 'USED', 'EXPIRED', 'HELD', 'NOT_APPLICABLE', 'BILL', 'MIN_SPEND', 'QR_EXPIRED'],
    summary:
      'Uses a voucher up at an outlet that proves itself by PIN (five tries a quarter of an hour) or by a scan',
  },
});
