import * as z from 'zod/mini';
import { defineCalls } from '../contract/define-calls.ts';
import { MONEY_TEXT } from '../contract/money.ts';
import { rowId } from './fields/fields.ts';

const money = z.string().check(z.regex(MONEY_TEXT));

export const tillRequest = z.object({
  id: rowId,
  /** the outlet, in the request's language */
  place: z.string(),
  /** ISO 4217; what the till charges, or what the voucher takes off */
  currency: z.string(),
  amount: money,
  /** what it costs in Resort Dollars; null: a voucher pays */
  dollars: z.nullable(money),
  /** the voucher's name; null: dollars pay */
  voucher: z.nullable(z.string()),
  /** instant with +08:00; a later answer does not count */
  confirmBy: z.string(),
});
export type TillRequest = z.infer<typeof tillRequest>;

export const tillCalls = defineCalls({
  'GET /member/till/requests': {
    reply: z.array(tillRequest),
    summary: 'What a till asks the member to confirm within 60 seconds, the oldest first (our addition)',
  },
  'POST /member/till/answer': {
    body: z.object({ id: rowId, agrees: z.boolean() }),
    reply: z.null(),
    errors: [
      'NOT_FOUND',
      'TILL_OVER',
      'BALANCE_INSUFFICIENT',
      'VOUCHER_USED',
      'VOUCHER_HELD',
      'VOUCHER_EXPIRED',
      'VOUCHER_NOT_APPLICABLE',
    ],
    summary: 'The member confirms or declines what a till asked; the same answer twice is one (our addition)',
  },
});
