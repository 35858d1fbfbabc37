import { readArtifact, verifyStored, type Artifact } from '../artifacts/artifact.ts';
import { record } from '../audit/audit-log.ts';
import { listChannels, readPointer } from '../channels/channel.ts';
import { RefusedError } from '../base/errors.ts';
import { integrityOf, toJsonBody } from '../base/hashing.ts';
import { keys } from '../storage/names.ts';
import type { Author } from '../artifacts/publish.ts';
import type { Registry } from '../registry/registry.ts';
import { runtimeFacts } from '../artifacts/runtime-facts.ts';
import type { Keyring } from '../signing/keyring.ts';
import { isSealed, isSignatures, seal } from '../signing/sealed.ts';
import { signatureOf, signRelease } from '../channels/release-signature.ts';
import type { ReleaseDocument } from '@resort/shared/remote';

export interface Adopted {
  artifacts: string[];
  releases: string[];
  /**
   * keys of the policies, tokens, verdicts, proposals and grants; a document that no trusted key signed is left
   * unchanged, because it has no effect
   */
  documents: string[];
}

/**
 * Signs the parts of a registry that lack a signature of this process's key: a registry from before
 * signatures existed, or one whose old key is about to be dropped. The caller vouches for the content; only
 * its hashes are checked. Log entries do not change, because each contains the hash of the one before.
 */
export async function adopt(registry: Registry, author: Author): Promise<Adopted> {
  const adopted: Adopted = { artifacts: [], releases: [], documents: [] };
  for (const key of await sealsOf(registry)) {
    const name = await adoptArtifact(registry, key);
    if (name !== null) adopted.artifacts.push(name);
  }
  for (const channel of await listChannels(registry))
    adopted.releases.push(...(await adoptChannel(registry, channel)));
  for (const key of await documentsOf(registry))
    if (await adoptDocument(registry, key)) adopted.documents.push(key);
  const subjects = [...adopted.artifacts, ...adopted.releases, ...adopted.documents];
  if (subjects.length > 0) await record(registry, { verb: 'adopt', ...author, subjects });
  return adopted;
}

async function adoptArtifact(registry: Registry, key: string): Promise<string | null> {
  const [, unit = '', version = ''] = key.split('/');
  const object = await registry.get(key);
  if (object === null) return null;
  const standing = readArtifact(object.body, unit, version);
  if (isSealed(ownKeyring(registry), standing)) return null;
  await verifyStored(registry, standing);
  const whole: Artifact = isSealed(registry.keyring, standing)
    ? standing
    : { ...standing, runtime: await factsOf(registry, standing) };
  await registry.compareAndSwap(key, object.etag, toJsonBody(alsoSealed(registry, whole)));
  await registry.createOnly(keys.published(unit, standing.publishedAt, version), Buffer.of());
  return `${unit}@${version}`;
}

/** Folders of documents that carry their own signatures. */
const DOCUMENTS = [
  'policies/',
  'tokens/',
  'verdicts/',
  'proposals/',
  'grants/',
  'provenance/',
  'checked/',
  'maps/',
  'scheduled/',
];

/** The seals of all stored versions. */
export const sealsOf = async ({ list }: Pick<Registry, 'list'>): Promise<string[]> =>
  (await list('artifacts/')).filter((key) => key.endsWith('/artifact.json'));

export async function documentsOf({ list }: Registry): Promise<string[]> {
  const lists = await Promise.all(DOCUMENTS.map((prefix) => list(prefix)));
  return lists.flat().filter((key) => key.endsWith('.json'));
}

async function adoptDocument(registry: Registry, key: string): Promise<boolean> {
  const object = await registry.get(key);
  if (object === null) return false;
  const standing = JSON.parse(object.body.toString()) as object;
  if (!isSealed(registry.keyring, standing) || isSealed(ownKeyring(registry), standing)) return false;
  return registry.compareAndSwap(key, object.etag, toJsonBody(alsoSealed(registry, standing)));
}

/** Adds to the valid signatures, so that a process that trusts only the older key can still verify. */
function alsoSealed({ keyring }: Registry, standing: object): object {
  const { signatures, ...document } = { signatures: null, ...standing };
  const older = isSealed(keyring, standing) && isSignatures(signatures) ? signatures : [];
  const sealed = seal(keyring, document);
  return { ...sealed, signatures: [...older, ...sealed.signatures] };
}

/** Trusts only the signing key. */
function ownKeyring({ keyring }: Registry): Keyring {
  const own = [...keyring.trusted].filter(([id]) => id === keyring.signer?.id);
  return { ...keyring, trusted: new Map(own) };
}

async function factsOf(registry: Registry, { manifest }: Artifact) {
  const files = new Map<string, Buffer>();
  for (const path of Object.keys(manifest.files)) {
    const object = await registry.get(keys.artifact(manifest.unit, manifest.version, path));
    if (object !== null) files.set(path, object.body);
  }
  return runtimeFacts(manifest, files);
}

async function adoptChannel(registry: Registry, channel: string): Promise<string[]> {
  const signed: string[] = [];
  for await (const { number, body } of releasesOf(registry, channel)) {
    const own = { ...registry, keyring: ownKeyring(registry) };
    if ((await signatureOf(own, { channel, number }, body)) === 'good') continue;
    await signRelease(registry, { channel, number }, body);
    signed.push(`${channel} ${number}`);
  }
  return signed;
}

/** The releases of a channel, from the current one back. Throws RefusedError if one is missing or was replaced. */
export async function* releasesOf(
  registry: Registry,
  channel: string,
): AsyncGenerator<{ number: number; body: Buffer }> {
  const standing = await readPointer(registry, channel);
  let number = standing?.pointer.release ?? null;
  while (number !== null) {
    const object = await registry.get(keys.release(channel, number));
    if (object === null) throw new RefusedError(`Release ${number} of channel ${channel} is missing.`);
    const isCurrent = number === standing?.pointer.release;
    if (isCurrent && integrityOf(object.body) !== standing.pointer.digest)
      throw new RefusedError(`Release ${number} of channel ${channel} is not what was pinned.`);
    yield { number, body: object.body };
    number = (JSON.parse(object.body.toString()) as ReleaseDocument).parent;
  }
}
