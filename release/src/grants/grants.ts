import { randomBytes } from 'node:crypto';
import type { ReleaseDocument } from '@resort/shared/remote';
import { record } from '../audit/audit-log.ts';
import { documentFaults, lineFault } from '../audit/logged-documents.ts';
import { documentDigest, loggedState } from '../audit/logged-state.ts';
import { refuseBlocked } from '../channels/blocked-versions.ts';
import { pinsOf, readPinned, readPointer } from '../channels/channel.ts';
import { compose, readCandidate, refuseFaults } from '../composition/compose.ts';
import { RefusedError } from '../base/errors.ts';
import { integrityOf, toJsonBody } from '../base/hashing.ts';
import { sparesAfterPin } from '../composition/last-known-good.ts';
import { assertChannel, isUnitName, keys } from '../storage/names.ts';
import { refuseDevelopmentBuilds, toPins } from '../changes/pin.ts';
import type { Author } from '../artifacts/publish.ts';
import type { Registry } from '../registry/registry.ts';
import { isSealed, seal, type Sealed } from '../signing/sealed.ts';
import { hashOf, isSecretOf, newSecret } from '../signing/secrets.ts';

/** A tester's temporary access to published versions that are not released. */
export interface Grant {
  schema: 'grant/1';
  /** 16 hex digits */
  id: string;
  channel: string;
  /** name of the tester */
  tester: string;
  units: { unit: string; version: string; digest: string }[];
  /** `sha384-…` of the release document of the tester's page */
  document: string;
  /** hash of the link's secret, see hashOf */
  hash: string;
  /** ISO 8601 */
  expiresAt: string;
  isRevoked: boolean;
}

export interface GrantRequest extends Author {
  channel: string;
  /** `<unit>@<version>`, added to the channel's current units */
  units: readonly string[];
  tester: string;
  hours: number;
}

const HOUR_MS = 3_600_000;
/** A preview is for testing, not for permanent use. */
const LONGEST_HOURS = 72;

/**
 * Makes a grant and returns the secret of its link, which is not stored: `<id>.<secret>`. The tester's page
 * has exactly this set until the end, whatever is pinned meanwhile. Throws RefusedError for a set that the
 * quick gates refuse.
 */
export async function makeGrant(
  registry: Registry,
  request: GrantRequest,
): Promise<{ grant: Grant; key: string }> {
  const { channel, by, reason, tester, hours, units } = request;
  if (!isUnitName(tester))
    throw new RefusedError(`"${tester}" is no name: small letters, digits and hyphens.`);
  if (hours < 1 || hours > LONGEST_HOURS)
    throw new RefusedError(`A grant is for 1 to ${LONGEST_HOURS} hours, not ${hours}.`);
  const { release, digests } = await composeGranted(registry, request);
  const body = toJsonBody(release);
  const secret = newSecret();
  const grant: Grant = {
    schema: 'grant/1',
    id: randomBytes(8).toString('hex'),
    channel,
    tester,
    units: digests,
    document: integrityOf(body),
    hash: hashOf(secret),
    expiresAt: new Date(Date.now() + hours * HOUR_MS).toISOString(),
    isRevoked: false,
  };
  const { id } = grant;
  const digest = documentDigest(grant);
  const subjects = [id, `for ${tester}`, `until ${grant.expiresAt}`, ...units];
  await record(registry, { verb: 'grant', channel, by, reason, subjects, digest });
  await registry.createOnly(keys.granted(channel, id), body);
  await registry.createOnly(keys.grant(channel, id), toJsonBody(seal(registry.keyring, grant)));
  return { grant, key: `${id}.${secret}` };
}

/** Revokes the grant. Throws RefusedError if it does not exist. */
export async function revokeGrant(
  registry: Registry,
  { channel, id, by, reason }: Author & { channel: string; id: string },
): Promise<Grant> {
  await record(registry, { verb: 'grant revoke', channel, by, reason, subjects: [id] });
  for (;;) {
    const standing = await readGrant(registry, channel, id);
    if (standing === null) throw new RefusedError(`Channel ${channel} has no grant ${id}.`);
    const revoked: Grant = { ...standing.grant, isRevoked: true };
    const body = toJsonBody(seal(registry.keyring, revoked));
    if (await registry.compareAndSwap(keys.grant(channel, id), standing.etag, body)) return revoked;
  }
}

/** Valid grants of a channel, by expiry. */
export async function grantsOf(registry: Registry, channel: string): Promise<Grant[]> {
  const found: Grant[] = [];
  for (const key of await registry.list(`grants/${assertChannel(channel)}/`)) {
    const id = /\/([\da-f]+)\.json$/.exec(key)?.[1];
    const grant = id === undefined ? null : (await readGrant(registry, channel, id))?.grant;
    if (grant && isGood(grant)) found.push(grant);
  }
  return found.sort((one, other) => Date.parse(one.expiresAt) - Date.parse(other.expiresAt));
}

/**
 * The grant of a key from `makeGrant`; null if it is wrong, revoked, expired, or not signed by a trusted key.
 */
export async function grantOfKey(registry: Registry, channel: string, key: string): Promise<Grant | null> {
  const [id = '', secret = '', ...more] = key.split('.');
  if (more.length > 0) return null;
  const grant = (await readGrant(registry, channel, id))?.grant;
  return grant && isGood(grant) && isSecretOf(secret, grant.hash) ? grant : null;
}

/** True for the first opening of a grant's link, false afterwards. */
export async function openGrant({ createOnly }: Registry, { channel, id }: Grant): Promise<boolean> {
  return createOnly(keys.grantOpened(channel, id), Buffer.of());
}

const isGood = ({ isRevoked, expiresAt }: Grant) => !isRevoked && Date.parse(expiresAt) > Date.now();

async function readGrant(registry: Registry, channel: string, id: string) {
  const object = /^[\da-f]{16}$/.test(id) ? await registry.get(keys.grant(assertChannel(channel), id)) : null;
  if (object === null) return null;
  const { grant, fault, ended } = await checked(registry, channel, id, object.body);
  if (fault !== null) return null;
  return { grant: { ...grant, isRevoked: grant.isRevoked || ended !== null }, etag: object.etag };
}

/** A stored grant beside its line in the log, which alone says whether it was revoked. */
async function checked(registry: Registry, channel: string, id: string, body: Buffer) {
  const key = keys.grant(channel, id);
  const sealed = JSON.parse(body.toString()) as Sealed<Grant>;
  const { signatures: _signatures, ...grant } = sealed;
  const state = await loggedState(registry);
  const isSigned = sealed.id === id && sealed.channel === channel && isSealed(registry.keyring, sealed);
  // lines from before carried the digest of the tester's release document
  const digests = [documentDigest({ ...grant, isRevoked: false }), grant.document];
  const fault = isSigned
    ? lineFault(
        state,
        key,
        ({ digest = '', subjects }) =>
          digests.includes(digest) && subjects.includes(`until ${grant.expiresAt}`),
      )
    : `${key} has no signature of a trusted key.`;
  const ended = state.documents.get(key)?.ended ?? null;
  return { grant, fault, ended, isOpen: !grant.isRevoked };
}

/** One sentence for each grant that was put back, taken away or changed. */
export const grantFaults = (registry: Registry): Promise<string[]> =>
  documentFaults(registry, 'grants/', (channel, id, body) => checked(registry, channel, id, body));

/** What the channel has now, with the granted versions on top: a release that no pointer ever names. */
async function composeGranted(registry: Registry, { channel, units, by, reason }: GrantRequest) {
  const asked = toPins(units);
  refuseDevelopmentBuilds(asked);
  const standing = await readPointer(registry, channel);
  if (standing === null) throw new RefusedError(`Nothing is pinned on channel ${channel} yet.`);
  const current = await readPinned(registry, standing.pointer);
  const pins = { ...pinsOf(current), ...asked };
  await refuseBlocked(registry, pins);
  const candidate = await readCandidate(registry, pins, pinsOf(current));
  await refuseFaults(registry, candidate);
  const composition = await compose(registry, candidate, sparesAfterPin(current, pins));
  const { schema, number, parent, config } = current;
  const createdAt = new Date().toISOString();
  const release: ReleaseDocument = {
    schema,
    channel,
    number,
    parent,
    createdAt,
    by,
    reason,
    ...composition,
    config,
  };
  const digests = candidate.artifacts
    .filter(({ manifest }) => Object.hasOwn(asked, manifest.unit))
    .map(({ manifest: { unit, version }, digest }) => ({ unit, version, digest }));
  return { release, digests };
}
