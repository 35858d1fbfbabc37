import { defineCalls, parseMoney } from '@resort/shared/contract';
import { encodeHotelId } from '@resort/shared/signing';
import { eq, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { earn } from '../core/ledger/earn.ts';
import { lockOrderPrice } from '../core/payments/pay-lock.ts';
import { serve } from '../platform/calls/serve.ts';
import { member } from '../schema/index.ts';
import { registerTestKind, reserveIn } from './test-orders.ts';

registerTestKind();

const calls = defineCalls({
  'POST /test/once': {
    body: z.object({ note: z.string() }),
    reply: z.object({ version: z.int() }),
    once: true,
    summary: 'Counts the member’s version up, once per key',
  },
  'POST /test/order': {
    body: z.object({ total: z.string(), dollars: z.optional(z.string()) }),
    reply: z.object({ wireId: z.string(), orderNo: z.string(), signTimerStr: z.string() }),
    once: true,
    summary: 'Books an order of the tests’ kind; gives the member as many dollars before',
  },
  'GET /test/limited': { access: 'anyone', reply: z.null(), summary: 'May be read three times an hour' },
  'GET /test/slow': {
    access: 'anyone',
    query: z.object({ seconds: z.string() }),
    reply: z.null(),
    summary: 'Answers after so long',
  },
});

/** Calls that the product has no like of yet, for tests of the platform. */
export const testCalls = serve(calls)(
  {
    'POST /test/once': async ({ db, caller }) => {
      const [counted] = await db
        .update(member)
        .set({ version: sql`${member.version} + 1` })
        .where(eq(member.id, caller.memberId))
        .returning({ version: member.version });
      return { version: counted?.version ?? 0 };
    },
    'POST /test/order': async (context) => {
      const { db, clock, caller, body, requestId } = context;
      const { memberId } = caller;
      const { total, dollars = '0.00' } = body;
      const order = await reserveIn(db, clock, { memberId, total: parseMoney(total) });
      const ref = { kind: 'test', id: `${requestId} ${order.orderNo}` };
      if (parseMoney(dollars) > 0n)
        await earn(db, clock, { memberId, unit: 'DOLLAR', amount: parseMoney(dollars), ref });
      const { signTimerStr } = lockOrderPrice(context, order);
      return { wireId: encodeHotelId(String(order.id)), orderNo: order.orderNo, signTimerStr };
    },
    'GET /test/limited': () => null,
    'GET /test/slow': async ({ db, query }) => {
      await db.execute(sql`select pg_sleep(${Number(query.seconds)})`);
      return null;
    },
  },
  {
    'GET /test/limited': {
      perCaller: { limit: 3, seconds: 3600 },
      perAddress: { limit: 5, seconds: 3600 },
    },
  },
);
