import type { CallKey } from '@resort/shared/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerError } from '../../../app-server/src/platform/calls/answer-errors.ts';
import type { Caller } from '../../../app-server/src/platform/context.ts';
import { answerAdmitted } from '../../../app-server/src/platform/calls/answer-admitted.ts';
import { FinishedReply, sendFinished } from '../../../app-server/src/platform/calls/finished-reply.ts';
import type { Gateway } from '../../../app-server/src/platform/calls/gateway.ts';
import { okEnvelope } from '../../../app-server/src/platform/calls/ok-envelope.ts';
import type { ServedCall } from '../../../app-server/src/platform/calls/serve.ts';
import { servedCalls } from '../../../app-server/src/domains/index.ts';
import { limitAddress, limitCaller } from '../../../app-server/src/platform/limits/call-limits.ts';
import { takeJsonBodies } from '../../../app-server/src/platform/protocol/json-body.ts';
import { readCall, type IncomingCall } from '../../../app-server/src/platform/protocol/shape.ts';
import { findSession } from '../../../app-server/src/platform/sessions/find.ts';
import { addressGroup } from '../../../app-server/src/platform/config/trusted-proxy.ts';

/**
 * How much of the product answers, from nothing to all of it:
 * - `bare`: Fastify with the bytes of the product's own answer
 * - `handler`: the session is looked up, then the same handler, once per key, its reply fitted to the contract
 * - `unsigned`: and both limits are counted
 * - `signed`: the product; timestamp, signature and nonce are checked, too
 */
export const RUNGS = ['bare', 'handler', 'unsigned', 'signed'] as const;
export type Rung = (typeof RUNGS)[number];

/** Where each is mounted; the bare one is a server of its own. */
export const BASES: Readonly<Record<Rung, string>> = {
  bare: '/gateway',
  handler: '/_bench/handler',
  unsigned: '/_bench/unsigned',
  signed: '/gateway',
};

async function callerOf(gateway: Gateway, { token }: IncomingCall): Promise<Caller> {
  const found = await findSession(gateway.db, gateway, token);
  if (found === undefined || found.refusal !== null) throw new Error('a measured member is not signed in');
  const { memberId, sessionId, language } = found;
  return { kind: 'member', memberId, userId: String(memberId), sessionId, language };
}

function answering(gateway: Gateway, served: ServedCall, isCounted: boolean) {
  const { key, limits = {} } = served;
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const call = readCall(request, gateway.apiBase);
    const ip = addressGroup(request.ip);
    if (isCounted) await limitAddress(gateway, key, limits, ip);
    const caller = await callerOf(gateway, call);
    if (isCounted) await limitCaller(gateway, key, limits, { caller, authId: call.authId, ip });
    const data = await answerAdmitted(gateway, served, request, { call, caller, ip, fresh: true });
    return data instanceof FinishedReply ? sendFinished(reply, data) : okEnvelope(data);
  };
}

/** The measured calls once more, without what makes them safe: for this bench's own process alone. */
export async function registerRungs(
  fastify: FastifyInstance,
  gateway: Gateway,
  calls: readonly CallKey[],
): Promise<void> {
  for (const rung of ['handler', 'unsigned'] as const)
    await fastify.register(
      async (scope) => {
        takeJsonBodies(scope);
        scope.setErrorHandler(answerError);
        for (const served of servedCalls.filter(({ key }) => calls.includes(key)))
          scope.route({
            method: served.method,
            url: served.path,
            handler: answering(gateway, served, rung === 'unsigned'),
          });
      },
      { prefix: BASES[rung] },
    );
}
