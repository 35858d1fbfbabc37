import { record } from '../audit/audit-log.ts';
import { RefusedError } from '../errors.ts';
import { toJsonBody } from '../integrity.ts';
import { isUnitName, keys } from '../names.ts';
import type { Author } from '../publish.ts';
import type { Registry } from '../registry.ts';
import { isSealed, seal } from '../signing/sealed.ts';
import { hashOf, isSecretOf, newSecret } from '../signing/secrets.ts';
import { assertScopes, type Scope } from './scopes.ts';

interface StoredToken {
  schema: 'token/1';
  name: string;
  /** of the secret, see hashOf */
  hash: string;
  scopes: Scope[];
  /** ISO 8601 */
  expiresAt: string;
  isRevoked: boolean;
}

/** Whose token it is, and what it may do. */
export interface Holder {
  name: string;
  scopes: readonly Scope[];
}

const DAY_MS = 86_400_000;

/** Makes a token and gives it, this once: `<name>.<secret>`; the registry keeps only its hash. */
export async function makeToken(
  registry: Registry,
  { name, scopes, days, by, reason }: Author & { name: string; scopes: readonly Scope[]; days: number },
): Promise<string> {
  if (!isUnitName(name)) throw new RefusedError(`"${name}" is no name: small letters, digits and hyphens.`);
  assertScopes(scopes);
  const secret = newSecret();
  const expiresAt = new Date(Date.now() + days * DAY_MS).toISOString();
  const token: StoredToken = {
    schema: 'token/1',
    name,
    hash: hashOf(secret),
    scopes: [...scopes],
    expiresAt,
    isRevoked: false,
  };
  await record(registry, { verb: 'token', by, reason, subjects: [name, ...scopes] });
  const standing = await registry.get(keys.token(name));
  const body = toJsonBody(seal(registry.keyring, token));
  if (!(await registry.compareAndSwap(keys.token(name), standing?.etag ?? null, body)))
    throw new RefusedError(`Somebody else made a token ${name} just now.`);
  return `${name}.${secret}`;
}

/** From now on the token opens nothing. */
export async function revokeToken(
  registry: Registry,
  { name, by, reason }: Author & { name: string },
): Promise<void> {
  const standing = isUnitName(name) ? await registry.get(keys.token(name)) : null;
  if (standing === null) throw new RefusedError(`There is no token ${name}.`);
  const { signatures: _old, ...token } = { signatures: null, ...readToken(standing.body) };
  await record(registry, { verb: 'token revoke', by, reason, subjects: [name] });
  const body = toJsonBody(seal(registry.keyring, { ...token, isRevoked: true }));
  if (!(await registry.compareAndSwap(keys.token(name), standing.etag, body)))
    return revokeToken(registry, { name, by, reason });
}

/** Who shows this token; null for one that is unknown, wrong, revoked, over, or was not made by this registry. */
export async function holderOf(registry: Registry, shown: string): Promise<Holder | null> {
  const [name = '', secret = '', ...more] = shown.split('.');
  if (more.length > 0) return null;
  const object = isUnitName(name) ? await registry.get(keys.token(name)) : null;
  if (object === null) return null;
  const token = readToken(object.body);
  const isGood =
    isSecretOf(secret, token.hash) && !token.isRevoked && Date.parse(token.expiresAt) > Date.now();
  return isGood && token.name === name && isSealed(registry.keyring, token)
    ? { name, scopes: token.scopes }
    : null;
}

const readToken = (body: Buffer) => JSON.parse(body.toString()) as StoredToken;
