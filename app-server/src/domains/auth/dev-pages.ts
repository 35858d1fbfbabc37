import { desc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { answerNotFound } from '../../platform/calls/answer-errors.ts';
import type { Database } from '../../platform/database/index.ts';
import { isThisMachine } from '../../platform/serving/this-machine.ts';
import { miniProgramHandOff } from '../../schema/index.ts';

const NEWEST = 50;

const escape = (text: string) => text.replace(/[&<>"']/g, (char) => `&#${char.codePointAt(0)};`);

function page(row: typeof miniProgramHandOff.$inferSelect): string {
  const { path, query, envVersion, expireType, expireInterval } = row;
  const shown = { path, query, ...Object.fromEntries(new URLSearchParams(query)) };
  const lines = JSON.stringify({ ...shown, path, query, envVersion, expireType, expireInterval }, null, 2);
  return `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(path)}</title><h1>${escape(path)}</h1><pre>${escape(lines)}</pre>`;
}

/**
 * Development only, for this machine: `GET /_dev/miniprogram?id=…` shows what a link would hand over to the
 * mini-program; `GET /_dev/hand-offs` lists all hand-offs.
 */
export function registerDevPages(fastify: FastifyInstance, db: Database): void {
  fastify.get('/_dev/hand-offs', async (request, reply) => {
    if (!isThisMachine(request)) return answerNotFound(request, reply);
    const rows = await db
      .select()
      .from(miniProgramHandOff)
      .orderBy(desc(miniProgramHandOff.id))
      .limit(NEWEST);
    return rows.map(({ path, query, envVersion, expireType, expireInterval }) => ({
      path,
      query,
      envVersion,
      expireType,
      expireInterval,
    }));
  });
  fastify.get<{ Querystring: { id?: string } }>('/_dev/miniprogram', async (request, reply) => {
    const [row] = await db
      .select()
      .from(miniProgramHandOff)
      .where(eq(miniProgramHandOff.token, String(request.query.id)));
    if (row === undefined || !isThisMachine(request)) return answerNotFound(request, reply);
    return reply.type('text/html').header('content-security-policy', "default-src 'none'").send(page(row));
  });
}
