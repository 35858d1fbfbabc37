import { defineCalls } from '@resort/shared/contract';
import * as z from 'zod/mini';
import { cancelOrder } from '../../src/core/orders/cancel.ts';
import { settlePaid } from '../../src/core/orders/settle-paid.ts';
import { sweepOrders } from '../../src/core/orders/sweep.ts';
import { serve } from '../../src/platform/calls/serve.ts';
import { inTransaction } from '../../src/platform/database/index.ts';
import { registerTestKind, reserve } from '../made/test-orders.ts';

registerTestKind();

const order = z.object({ orderId: z.int() });
const calls = defineCalls({
  'POST /test/order': {
    body: z.object({
      nights: z.array(z.tuple([z.string(), z.string()])),
      holdSeconds: z.int(),
      voucherIds: z.optional(z.array(z.int())),
    }),
    reply: order,
    summary: 'Holds nights of rooms and vouchers',
  },
  'POST /test/order/pay': { body: order, reply: z.string(), summary: 'What a payment’s success does' },
  'POST /test/order/cancel': { body: order, reply: z.boolean(), summary: 'Whether it was this call' },
  'POST /test/order/sweep': { reply: z.null(), summary: 'Expires what is overdue' },
});

/** Calls of orders as a domain declares them, for tests with several processes. */
export const testOrderCalls = serve(calls)({
  'POST /test/order': async ({ db, clock, caller, body }) => {
    const { nights, holdSeconds, voucherIds = [] } = body;
    const wanted = { memberId: caller.memberId, nights, holdSeconds, voucherIds };
    const { id } = await reserve(db, clock, wanted);
    return { orderId: id };
  },
  'POST /test/order/pay': ({ db, clock, body }) =>
    inTransaction(db, (tx) => settlePaid(tx, clock, { ...body, actor: 'test' })),
  'POST /test/order/cancel': async ({ db, clock, body }) => {
    const { changed } = await inTransaction(db, (tx) => cancelOrder(tx, clock, { ...body, actor: 'test' }));
    return changed;
  },
  'POST /test/order/sweep': async (context) => {
    await sweepOrders(context);
    return null;
  },
});
