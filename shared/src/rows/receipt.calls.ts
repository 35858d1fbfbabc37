import * as z from 'zod/mini';
import { defineCalls } from '../contract/define-calls.ts';
import { basePrice, price } from './fields/amounts.ts';
import { orderEarnings } from './fields/earnings.ts';
import { paymentAttempt, refundPart } from './fields/money-back.ts';

/** How far a refund is. Money that was sent arrives at the member's bank later; we are not told when. */
export const REFUND_STATES = ['REQUESTED', 'SENT', 'ARRIVED', 'REFUSED'] as const;

/** A refund to one means of payment. */
export const refundStep = z.object({
  part: refundPart,
  state: z.enum(REFUND_STATES),
  /** instants with +08:00; null: not yet, or unknown for refunds of an older version */
  requestedAt: z.nullable(z.string()),
  sentAt: z.nullable(z.string()),
  /** business date by which the member should have it; null: has it, or nobody can say */
  expectedUntil: z.nullable(z.string()),
});
export type RefundStep = z.infer<typeof refundStep>;

export const receipt = z.object({
  orderNo: z.string(),
  /** instants with +08:00: when it was ordered, and when this receipt was made */
  orderedAt: z.string(),
  issuedAt: z.string(),
  /** the member's own name */
  issuedTo: z.string(),
  property: z.object({ name: z.string(), address: z.string() }),
  /** what was ordered, in the request's language */
  title: z.string(),
  /** business dates: the first and the last, the only one, or none */
  dates: z.array(z.string()),
  currency: z.string(),
  /** amounts before service charge and tax where the receipt has those */
  items: z.array(z.object({ name: z.string(), quantity: z.int(), amount: basePrice })),
  service: z.nullable(price),
  tax: z.nullable(price),
  /** paid with the order itself, beside money */
  spent: z.nullable(
    z.union([
      z.object({ unit: z.literal('DOLLAR'), amount: price }),
      z.object({ unit: z.literal('POINT'), amount: z.int() }),
    ]),
  ),
  /** taken off by vouchers and Resort Dollars */
  vouchers: price,
  dollars: price,
  /** what is left */
  payable: price,
  /** true: it is settled at the property */
  onSpot: z.boolean(),
  /** null: it earns nothing, or not any more */
  earnings: z.nullable(orderEarnings),
  /** what cancelling cost; null: not cancelled */
  penalty: z.nullable(price),
  /** those by which the member was charged */
  payments: z.array(paymentAttempt),
  refunds: z.array(refundStep),
});
export type Receipt = z.infer<typeof receipt>;

export const receiptCalls = defineCalls({
  'GET /order/receipt': {
    query: z.object({ orderNo: z.string().check(z.maxLength(40)) }),
    reply: receipt,
    summary:
      'The itemised receipt of any order, with its refunds step by step (chosen). NOT_FOUND: nothing was ordered yet',
  },
});
