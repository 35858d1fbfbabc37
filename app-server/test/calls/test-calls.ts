import { defineCalls } from '@resort/shared/contract';
import { eq, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { serve } from '../../src/platform/calls/serve.ts';
import { member } from '../../src/schema/index.ts';

const calls = defineCalls({
  'POST /test/once': {
    body: z.object({ note: z.string() }),
    reply: z.object({ version: z.int() }),
    once: true,
    summary: 'Counts the member’s version up, once per key',
  },
  'GET /test/limited': { access: 'anyone', reply: z.null(), summary: 'May be read three times an hour' },
  'GET /test/slow': {
    access: 'anyone',
    query: z.object({ seconds: z.string() }),
    reply: z.null(),
    summary: 'Answers after so long',
  },
});

/** Calls for platform tests that have no equivalent in the product. */
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
