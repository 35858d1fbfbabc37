import { createPrivateKey, createPublicKey } from 'node:crypto';
import { asc } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { answerNotFound } from '../../platform/calls/answer-errors.ts';
import type { Services } from '../../platform/context.ts';
import type { Database } from '../../platform/database/index.ts';
import { isThisMachine } from '../../platform/serving/this-machine.ts';
import { gate } from '../../domains/ticketing/tables/gates.ts';
import { outlet, partnerKey } from '../../schema/index.ts';
import { SCOPES } from '../route.ts';
import { COUNTER_POLICY, counterPage } from './page.ts';

const KEY_ID = 'counter-of-this-machine';
/** PKCS #8 of an Ed25519 key, before its 32 bytes (RFC 8410 §7). */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');

/** The counter's own key: always the same on one server key, so that restarts leave no others behind. */
async function counterKey(db: Database, { secrets }: Services) {
  const der = Buffer.concat([PKCS8, secrets.mac('counter')]);
  const key = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
  const publicKey = createPublicKey(key).export({ type: 'spki', format: 'der' }).toString('base64');
  const rights = { scopes: [...SCOPES], properties: [] };
  await db
    .insert(partnerKey)
    .values({ keyId: KEY_ID, partner: 'counter', publicKey, ...rights })
    .onConflictDoUpdate({ target: partnerKey.keyId, set: { publicKey, scopes: [...SCOPES] } });
  return { keyId: KEY_ID, jwk: key.export({ format: 'jwk' }) };
}

/**
 * `GET /_dev/counter`, in development and for this machine only: a cashier, a reception, a host and a gate to try the
 * product with. It changes things through the partner gateway alone, with a key of its own.
 */
export function registerCounter(fastify: FastifyInstance, db: Database, services: Services): void {
  fastify.get('/_dev/counter', async (request, reply) => {
    if (!isThisMachine(request)) return answerNotFound(request, reply);
    const outlets = await db.select().from(outlet).orderBy(asc(outlet.code));
    const gates = await db.select().from(gate).orderBy(asc(gate.code));
    const named = (rows: readonly { code: string; name: { en: string } }[]) =>
      rows.map(({ code, name }) => ({ code, name: name.en }));
    reply.type('text/html').header('content-security-policy', COUNTER_POLICY);
    reply.header('permissions-policy', 'camera=(self)'); // to scan codes; other pages have no camera
    return reply.send(counterPage(named(outlets), named(gates)));
  });
  fastify.get('/_dev/counter/key', async (request, reply) => {
    if (!isThisMachine(request)) return answerNotFound(request, reply);
    return counterKey(db, services);
  });
}
