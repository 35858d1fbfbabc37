import { record } from '../../audit/audit-log.ts';
import { documentDigest, loggedState } from '../../audit/logged-state.ts';
import { RefusedError } from '../../base/errors.ts';
import { toJsonBody } from '../../base/hashing.ts';
import { isUnitName, keys } from '../../storage/names.ts';
import type { Author } from '../../artifacts/publish.ts';
import type { Registry } from '../../registry/registry.ts';
import { isSealed, seal } from '../../signing/sealed.ts';
import { hashOf, isSecretOf, newSecret } from '../../signing/secrets.ts';
import { assertScopes, type Scope } from './scopes.ts';

interface StoredToken {
  schema: 'token/1';
  name: string;
  /** hash of the secret, see hashOf */
  hash: string;
  scopes: Scope[];
  /** ISO 8601 */
  expiresAt: string;
  isRevoked: boolean;
}

/** The owner of a token, and its scopes. */
export interface Holder {
  name: string;
  scopes: readonly Scope[];
  /** a person whom the OpenID provider knows; absent: whoever has the token */
  isPerson?: true;
}

const DAY_MS = 86_400_000;

/** Makes a token and returns it once: `<name>.<secret>`. The registry stores its hash only. */
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
  await record(registry, {
    verb: 'token',
    by,
    reason,
    subjects: [name, ...scopes],
    digest: documentDigest(token),
  });
  const standing = await registry.get(keys.token(name));
  const body = toJsonBody(seal(registry.keyring, token));
  if (!(await registry.compareAndSwap(keys.token(name), standing?.etag ?? null, body)))
    throw new RefusedError(`Somebody else created a token ${name} at the same time.`);
  return `${name}.${secret}`;
}

/** Revokes the token. */
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

/** The owner of a token; null if it is unknown, wrong, revoked, expired, or not made by this registry. */
export async function holderOf(registry: Registry, shown: string): Promise<Holder | null> {
  const [name = '', secret = '', ...more] = shown.split('.');
  if (more.length > 0) return null;
  const object = isUnitName(name) ? await registry.get(keys.token(name)) : null;
  if (object === null) return null;
  const token = readToken(object.body);
  const isGood =
    isSecretOf(secret, token.hash) && !token.isRevoked && Date.parse(token.expiresAt) > Date.now();
  return isGood && (await tokenFault(registry, name, token)) === null ? { name, scopes: token.scopes } : null;
}

/** The message about a token's file that does not match the log; null if it does. */
export async function tokenFault(
  registry: Registry,
  name: string,
  token: StoredToken,
): Promise<string | null> {
  const key = keys.token(name);
  if (token.name !== name || !isSealed(registry.keyring, token))
    return `${key} has no signature of a trusted key.`;
  const state = await loggedState(registry);
  const line = state.tokens.get(name);
  if (line?.verb === 'token revoke')
    return token.isRevoked
      ? null
      : `${key} is older than entry ${line.sequence} of the audit log: it was revoked.`;
  if (state.adopted.has(key)) return null;
  if (line === undefined) return `${key} is not in the audit log.`;
  const isIt =
    line.digest === undefined
      ? [name, ...token.scopes].join(' ') === line.subjects.join(' ')
      : line.digest === documentDigest(token);
  return isIt ? null : `${key} is older than the audit log, which changed it in entry ${line.sequence}.`;
}

/** The same for every token in the store or the log. */
export async function tokenFaults(registry: Registry): Promise<string[]> {
  const state = await loggedState(registry);
  const stored = (await registry.list('tokens/')).map((key) => key.slice('tokens/'.length, -'.json'.length));
  const faults: string[] = [];
  for (const name of new Set([...stored, ...state.tokens.keys()])) {
    const object = await registry.get(keys.token(name));
    const fault =
      object === null
        ? `${keys.token(name)} is missing.`
        : await tokenFault(registry, name, readToken(object.body));
    if (fault !== null) faults.push(fault);
  }
  return faults;
}

/** When each token that still works ends; ISO 8601. */
export async function tokenExpiries(registry: Registry): Promise<{ name: string; expiresAt: string }[]> {
  const found: { name: string; expiresAt: string }[] = [];
  for (const key of await registry.list('tokens/')) {
    const object = await registry.get(key);
    const token = object && readToken(object.body);
    if (token && !token.isRevoked && (await tokenFault(registry, token.name, token)) === null)
      found.push({ name: token.name, expiresAt: token.expiresAt });
  }
  return found;
}

const readToken = (body: Buffer) => JSON.parse(body.toString()) as StoredToken;
