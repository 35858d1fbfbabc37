import { askedDay } from '@resort/shared/calls/rows';
import { MONEY_TEXT, defineCalls } from '@resort/shared/contract';
import * as z from 'zod/mini';
import { id } from './exchange.ts';

export const UNITS = ['DOLLAR', 'POINT'] as const;
const unit = z.enum(UNITS);
export type Unit = z.infer<typeof unit>;

/**
 * Movements of the available balance. EARN: credited; REDEEM: spent; HOLD: held and not settled, or returned later by a
 * RELEASE; REFUND: spent and returned; EXPIRE: past its last day.
 */
export const TRANSACTION_TYPES = ['EARN', 'HOLD', 'RELEASE', 'REDEEM', 'REFUND', 'EXPIRE'] as const;
const transactionType = z.enum(TRANSACTION_TYPES);
export type TransactionType = z.infer<typeof transactionType>;

/** Resort Dollars as decimal text with two decimals, `-88.00`; points as an integer. */
const signed = z.union([z.string().check(z.regex(MONEY_TEXT)), z.int()]);

export const transaction = z.object({
  id,
  /** instant with +08:00 */
  at: z.string(),
  type: transactionType,
  /** the purpose, in the request's language */
  title: z.string(),
  /** below zero: off the balance */
  amount: signed,
  balanceAfter: signed,
  /** where it was, in the request's language; null: nowhere in particular */
  property: z.nullable(z.string()),
  /** of the order it was for; null: no order */
  orderNo: z.nullable(z.string()),
  /** the order's kind: 'REWARD' has a receipt at /exchangeSuccess, 'POINTS' at /points-order */
  orderKind: z.nullable(z.string()),
});
export type Transaction = z.infer<typeof transaction>;

/** The totals of a month in one unit, over all pages. */
export const transactionMonth = z.object({
  /** YYYY-MM in Macau */
  month: z.string().check(z.regex(/^\d{4}-\d\d$/)),
  /** the sums of credits and debits, both at least zero */
  in: signed,
  out: signed,
  /** the balance at its end, or now */
  closing: signed,
});
export type TransactionMonth = z.infer<typeof transactionMonth>;

const filter = {
  unit,
  types: z.optional(z.array(transactionType).check(z.minLength(1))),
  /** first and last day */
  from: z.optional(askedDay),
  to: z.optional(askedDay),
};

export const transactionCalls = defineCalls({
  'POST /dollar/transaction': {
    body: z.object({
      ...filter,
      /** the `id` of the last row that is there already */
      beforeId: z.optional(id),
      pageSize: z.optional(z.int().check(z.gte(1), z.lte(50))),
    }),
    reply: z.object({ list: z.array(transaction), hasMore: z.boolean() }),
    summary: 'Movements of the dollars or points that may be spent, the newest first, paged by `beforeId`',
  },
  'GET /dollar/transaction/months': {
    query: z.object({ unit }),
    reply: z.array(transactionMonth),
    summary: 'The last twelve months up to this one, the oldest first: sums and closing balances (chosen)',
  },
  'POST /dollar/transaction/csv': {
    body: z.object(filter),
    reply: z.object({
      fileName: z.string(),
      /** RFC 4180 with a byte order mark; no cell can be taken for a formula */
      csv: z.string(),
      /** more than 5000: the newest 5000 */
      truncated: z.boolean(),
    }),
    summary: 'The same as a file, in the request’s language (chosen)',
  },
});
