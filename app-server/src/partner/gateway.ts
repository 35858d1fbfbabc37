import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { errorMessage } from '../locales/errors/error-message.ts';
import { answerUnavailable } from '../platform/calls/answer-errors.ts';
import type { Services } from '../platform/context.ts';
import {
  isConnectionLost,
  isOutOfRoom,
  isOverLimit,
  type Database,
  type Transaction,
} from '../platform/database/index.ts';
import { DomainError } from '../platform/domain-error.ts';
import { requestHash, runOnce } from '../platform/idempotency.ts';
import { describeError } from '../platform/logging/logging.ts';
import { jsonBody, takeJsonBodies } from '../platform/protocol/json-body.ts';
import { partnerAudit } from '../schema/index.ts';
import { authenticate } from './authenticate.ts';
import { PARTNER_ROUTES } from './calls/index.ts';
import { findKey } from './keys.ts';
import { PARTNER_ERRORS, PartnerError, RENAMED, type PartnerErrorName } from './partner-error.ts';
import type { Partner, PartnerRoute } from './route.ts';

export interface PartnerGateway extends Services {
  readonly db: Database;
  /** where partners call, `https://members.example`; undefined: as the request says */
  readonly origin: string | undefined;
}

const BODY_LIMIT_BYTES = 64 * 1024;
const KEY = /^[\w.-]{8,64}$/;
/** Who a code or a visit belongs to is not for the audit's readers. */
const SECRET = new Set(['code', 'visit', 'ticketNo']);

interface Problem {
  readonly status: number;
  readonly code: string;
  readonly detail: string;
}

const problem = (code: PartnerErrorName): Problem => {
  const [status, detail] = PARTNER_ERRORS[code];
  return { status, code, detail };
};

function problemOf(error: FastifyError, request: FastifyRequest): Problem {
  if (error instanceof PartnerError) return problem(error.code);
  if (error instanceof DomainError) {
    const known = RENAMED[error.error];
    if (known !== undefined) return problem(known);
    return { status: 409, code: error.error, detail: errorMessage(error.error, 'en', error.values) };
  }
  const status = error.statusCode ?? 500;
  if (status < 500) return { ...problem('MALFORMED'), status };
  request.log.error({ err: describeError(error) }, 'a partner’s call failed');
  return { status: 500, code: 'INTERNAL', detail: 'We failed. Send the same request again.' };
}

/** RFC 9457: `application/problem+json`. */
function refuse(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  if (isConnectionLost(error) || isOutOfRoom(error) || isOverLimit(error))
    return answerUnavailable(request, reply);
  const { status, code, detail } = problemOf(error, request);
  if (error instanceof DomainError && error.error === 'TOO_MANY')
    reply.header('retry-after', String(error.values['seconds'] ?? 60));
  reply.code(status).type('application/problem+json');
  return JSON.stringify({ type: 'about:blank', status, code, detail });
}

const publicPart = (body: unknown) =>
  Object.fromEntries(Object.entries(body as object).filter(([name]) => !SECRET.has(name)));

/** The work of one call with its audit row; a key that was revoked meanwhile changes nothing any more. */
async function work(gateway: PartnerGateway, row: PartnerRoute, request: FastifyRequest, on: Work) {
  const { clock, secrets, environment } = gateway;
  const { tx, partner, body, key: idempotencyKey } = on;
  if ((await findKey(tx, partner.keyId, true)) === undefined) throw new PartnerError('UNSIGNED');
  const { keyId } = partner;
  const asked = publicPart(body);
  const about = { keyId, call: row.path, idempotencyKey, requestId: request.id, asked };
  await tx.insert(partnerAudit).values({ ...about, at: clock.sqlNow() });
  return row.handle({ clock, secrets, environment, tx, partner, body });
}

interface Work {
  readonly tx: Transaction;
  readonly partner: Partner;
  readonly body: unknown;
  readonly key: string;
}

async function answer(gateway: PartnerGateway, row: PartnerRoute, request: FastifyRequest) {
  const partner = await authenticate(request, gateway);
  if (!partner.scopes.includes(row.scope)) throw new PartnerError('SCOPE_MISSING');
  const key = String(request.headers['idempotency-key']);
  if (!KEY.test(key)) throw new PartnerError('KEY_MISSING');
  const parsed = row.body.safeParse(jsonBody(request).value);
  if (!parsed.success) throw new PartnerError('MALFORMED');
  const body = parsed.data;
  const once = { scope: `partner ${partner.partner} ${row.path}`, key, hash: requestHash(body) };
  return runOnce(gateway.db, gateway, once, async (tx) => {
    const reply = await work(gateway, row, request, { tx, partner, body, key });
    return z.parse(row.reply, reply);
  });
}

/** Serves the gateway below `/partner`. Success is 200 with JSON; everything else is a problem. */
export function registerPartners(fastify: FastifyInstance, gateway: PartnerGateway): void {
  takeJsonBodies(fastify);
  fastify.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  fastify.setErrorHandler(refuse);
  for (const row of PARTNER_ROUTES)
    fastify.post(`/partner/${row.path}`, { bodyLimit: BODY_LIMIT_BYTES }, (request) =>
      answer(gateway, row, request),
    );
}
