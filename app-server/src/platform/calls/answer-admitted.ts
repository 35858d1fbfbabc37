import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Caller } from '../context.ts';
import { onceMore, type Database, type Transaction } from '../database/index.ts';
import { replay, requestHash, runOnce } from '../idempotency.ts';
import { badRequest, languageOf, type IncomingCall } from '../protocol/shape.ts';
import { TICKET_SCOPES } from '../protocol/special-calls.ts';
import { tokenHash } from '../secrets/secrets.ts';
import { deviceOf } from '../sessions/device.ts';
import { answerShared } from './answer-shared.ts';
import { changesState } from './changes-state.ts';
import { FinishedReply } from './finished-reply.ts';
import type { Admitted, Gateway } from './gateway.ts';
import { withOrderIds, withWireIds } from './hotel-order-ids.ts';
import { fitReply, parseInput } from './parse.ts';
import type { ServedCall } from './serve.ts';

const withKey = z.object({ idempotencyKey: z.string().check(z.minLength(1), z.maxLength(64)) });

/** Before sign-in the ticket of the step identifies the caller, on any device. */
function onceScope({ key }: ServedCall, { payload, authId }: IncomingCall, caller: Caller): string {
  const ticket = payload[TICKET_SCOPES.get(key) ?? ''];
  if (typeof ticket === 'string') return `ticket ${tokenHash(ticket).toString('hex')}`;
  return caller.kind === 'member' ? `member ${caller.memberId}` : `visitor ${authId}`;
}

function onceRequest(served: ServedCall, call: IncomingCall, caller: Caller, asked: unknown) {
  const parsed = withKey.safeParse(call.payload);
  if (!parsed.success) throw badRequest(parsed.error.issues);
  const who = onceScope(served, call, caller);
  return { scope: `${who} ${served.key}`, key: parsed.data.idempotencyKey, hash: requestHash(asked) };
}

/** The context of a handler, without its database. */
function contextOf(
  { environment, clock, secrets, integrations, provider, regionOf }: Gateway,
  request: FastifyRequest,
  { call: { authId, timestamp, random }, caller, ip }: Omit<Admitted, 'fresh'>,
) {
  const { id: requestId, log } = request;
  const services = { environment, clock, secrets, integrations, provider };
  const about = { authId, stamp: { timestamp, random }, region: regionOf(request) };
  const device = deviceOf(request.headers['user-agent']);
  return { ...services, ...about, language: languageOf(request), caller, ip, device, requestId, log };
}

/**
 * The rest of a call after authentication: payload, handler (once per key if the row says so), response. The response
 * is finished if it is the same for everybody.
 */
export async function answerAdmitted(
  gateway: Gateway,
  served: ServedCall,
  request: FastifyRequest,
  admitted: Admitted,
): Promise<unknown> {
  const { db, environment } = gateway;
  const { row, shared } = served;
  const { call, caller, fresh } = admitted;
  const input = {
    params: request.params,
    ...parseInput(row, served.method, withOrderIds(served.path, call.payload)),
  };
  const fit = (reply: unknown) => withWireIds(served.path, fitReply(row, reply, environment, request.log));
  const contextWith = () => ({ ...input, ...contextOf(gateway, request, admitted) });
  if (shared !== undefined) {
    const { body, reply } = await answerShared(gateway, served, {
      input,
      language: languageOf(request),
      fit,
    });
    if (shared.own === undefined || caller.kind === 'visitor') return new FinishedReply(body);
    return fit(await shared.own({ ...contextWith(), db }, reply));
  }
  const context = contextWith();
  const work = async (on: Database | Transaction) => fit(await served.handle({ ...context, db: on }));
  // a read may meet the first dead connection: the limits before it are no longer counted in the database
  if (row.once !== true) return changesState(served) ? work(db) : onceMore(() => work(db));
  const once = onceRequest(served, call, caller, input);
  await served.beforehand?.({ ...context, db });
  const answer = await (fresh ? runOnce(db, gateway, once, work) : replay(db, gateway, once));
  if (served.afterwards === undefined) return answer;
  return fit(await served.afterwards({ ...context, db }, answer));
}
