import { defineCalls, parseMoney } from '@resort/shared/contract';
import { encodeHotelId } from '@resort/shared/signing';
import * as z from 'zod/mini';
import { earn } from '../../src/core/ledger/earn.ts';
import { lockOrderPrice } from '../../src/core/payments/pay-lock.ts';
import { serve } from '../../src/platform/calls/serve.ts';
// It registers the tests' kind of order.
import './test-order-calls.ts';
import { reserveIn } from '../made/test-orders.ts';

const calls = defineCalls({
  'POST /test/payable': {
    body: z.object({ total: z.string(), dollars: z.optional(z.string()) }),
    reply: z.object({ wireId: z.string(), orderNo: z.string(), signTimerStr: z.string() }),
    once: true,
    summary: 'Books an order that waits to be paid; the member earns as many dollars with it',
  },
});

/** The steps before a payment, as a domain offers them. */
export const testPaymentCalls = serve(calls)({
  'POST /test/payable': async (context) => {
    const { db, clock, caller, body } = context;
    const { memberId } = caller;
    const { total, dollars = '0.00' } = body;
    const order = await reserveIn(db, clock, { memberId, total: parseMoney(total) });
    const amount = parseMoney(dollars);
    const ref = { kind: 'test', id: order.orderNo };
    if (amount > 0n) await earn(db, clock, { memberId, unit: 'DOLLAR', amount, ref });
    const { signTimerStr } = lockOrderPrice(context, order);
    return { wireId: encodeHotelId(String(order.id)), orderNo: order.orderNo, signTimerStr };
  },
});
