import { createPublicKey, generateKeyPairSync, randomBytes } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Executor } from '../platform/context.ts';
import { partnerKey } from '../schema/index.ts';
import { SCOPES } from './route.ts';

export interface NewKey {
  readonly partner: string;
  readonly scopes: readonly string[];
  readonly properties?: readonly string[];
  readonly reportsArrivals?: boolean;
  /** PEM of an Ed25519 key; without one a pair is made, and the private half is given once */
  readonly publicKey?: string | undefined;
}

/** Throws a sentence that says what is wrong with it. */
function check({ partner, scopes }: NewKey): void {
  if (!/^[a-z0-9-]{2,40}$/.test(partner))
    throw new Error('A partner’s name has 2 to 40 small letters, digits and hyphens.');
  const unknown = scopes.filter((scope) => !(SCOPES as readonly string[]).includes(scope));
  if (scopes.length === 0 || unknown.length > 0) throw new Error(`Scopes are ${SCOPES.join(', ')}.`);
}

function publicKeyOf(pem: string | undefined): { readonly spki: string; readonly privateKey?: string } {
  if (pem === undefined) {
    const pair = generateKeyPairSync('ed25519');
    return {
      spki: pair.publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
      privateKey: pair.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    };
  }
  const key = createPublicKey(pem);
  if (key.asymmetricKeyType !== 'ed25519') throw new Error('A partner’s key is an Ed25519 key.');
  return { spki: key.export({ type: 'spki', format: 'der' }).toString('base64') };
}

/** Stores a key. Resolves to its id, and to the private half where it was made here. Throws a sentence. */
export async function createKey(db: Executor, wanted: NewKey) {
  check(wanted);
  const { spki, privateKey } = publicKeyOf(wanted.publicKey);
  const { partner, scopes, properties = [], reportsArrivals = false } = wanted;
  const keyId = `${partner}-${randomBytes(6).toString('hex')}`;
  const rights = { scopes: [...scopes], properties: [...properties], reportsArrivals };
  await db.insert(partnerKey).values({ keyId, partner, publicKey: spki, ...rights });
  return { keyId, privateKey };
}

/** From this moment on no call of the key is served. False: there is no such key in use. */
export async function revokeKey(db: Executor, keyId: string): Promise<boolean> {
  const inUse = and(eq(partnerKey.keyId, keyId), isNull(partnerKey.revokedAt));
  const { rowCount } = await db
    .update(partnerKey)
    .set({ revokedAt: sql`now()` })
    .where(inUse);
  return rowCount === 1;
}

/** A key in use. `locked`: it cannot be revoked before the transaction ends. */
export async function findKey(db: Executor, keyId: string, locked = false) {
  const query = db
    .select()
    .from(partnerKey)
    .where(and(eq(partnerKey.keyId, keyId), isNull(partnerKey.revokedAt)));
  const [found] = await (locked ? query.for('share') : query);
  return found;
}
