import type { FastifyInstance } from 'fastify';
import { answerError, answerNotFound } from '../../platform/calls/answer-errors.ts';
import type { AppleWallet } from '../../platform/integrations/wallet-config.ts';
import type { Services } from '../../platform/context.ts';
import type { Database } from '../../platform/database/index.ts';
import { PASS_MEDIA_TYPE, passFile } from './apple/pass-file.ts';
import { goodContent, unlessRefused } from './content/content-of.ts';
import { registerPassService, serviceOf } from './apple/web-service.ts';
import { openLink } from './link.ts';

/** Below the API base; the name is the one that a computer stores the file under. */
const PATH = '/wallet/pass.pkpass';
/** The link is no part of the path, where Fastify takes a hundred characters at most. */
export const passAddress = (link: string): string => `${PATH}?of=${link}`;

/**
 * `GET /wallet/pass.pkpass?of=<link>` below the API base: a pass of Apple Wallet. It is opened by navigation, which
 * Safari needs for a pass and which cannot be signed, so the link itself says whose pass it is, for two minutes.
 */
export function registerPasses(
  fastify: FastifyInstance,
  {
    wallet,
    ...rest
  }: Services & {
    readonly db: Database;
    readonly wallet: AppleWallet | undefined;
    /** of the API, as phones reach it: `https://members.example.com/gateway` */
    readonly base: string | undefined;
  },
): void {
  if (wallet === undefined) return;
  const context = { ...rest, wallet };
  const { db } = rest;
  fastify.setErrorHandler(answerError);
  registerPassService(fastify, context);
  fastify.get<{ Querystring: { of?: unknown } }>(PATH, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const { of } = request.query;
    const owned = typeof of === 'string' ? openLink(context, of) : undefined;
    if (owned === undefined) return answerNotFound(request, reply);
    const content = await unlessRefused(goodContent(db, context, owned));
    if (content === undefined) return answerNotFound(request, reply);
    return reply
      .type(PASS_MEDIA_TYPE)
      .send(await passFile(wallet, content, serviceOf(context, content.serial)));
  });
}
