import { readArtifact, verifyStored, type Artifact } from './artifact.ts';
import { record } from './audit/audit-log.ts';
import { listChannels, readPointer } from './channel.ts';
import { RefusedError } from './errors.ts';
import { integrityOf, toJsonBody } from './integrity.ts';
import { keys } from './names.ts';
import type { Author } from './publish.ts';
import type { Registry } from './registry.ts';
import { runtimeFacts } from './runtime-facts.ts';
import { isSealed, seal } from './signing/sealed.ts';
import { signatureOf, signRelease } from './signing/release-signature.ts';
import type { ReleaseDocument } from '@resort/shared/remote';

export interface Adopted {
  artifacts: string[];
  releases: string[];
}

/**
 * Signs what stands in a registry without a signature of a trusted key: one from before there were signatures, or one
 * whose key is to be exchanged. Whoever calls it says that what stands there is right; only its hashes are looked at.
 */
export async function adopt(registry: Registry, author: Author): Promise<Adopted> {
  const adopted: Adopted = { artifacts: [], releases: [] };
  const seals = (await registry.list('artifacts/')).filter((key) => key.endsWith('/artifact.json'));
  for (const key of seals) {
    const name = await adoptArtifact(registry, key);
    if (name !== null) adopted.artifacts.push(name);
  }
  for (const channel of await listChannels(registry))
    adopted.releases.push(...(await adoptChannel(registry, channel)));
  const subjects = [...adopted.artifacts, ...adopted.releases];
  if (subjects.length > 0) await record(registry, { verb: 'adopt', ...author, subjects });
  return adopted;
}

async function adoptArtifact(registry: Registry, key: string): Promise<string | null> {
  const [, unit = '', version = ''] = key.split('/');
  const object = await registry.get(key);
  if (object === null) return null;
  const standing = readArtifact(object.body, unit, version);
  if (isSealed(registry.keyring, standing)) return null;
  await verifyStored(registry, standing);
  const { signatures: _old, ...artifact } = { signatures: null, ...standing };
  const whole: Artifact = { ...artifact, runtime: await factsOf(registry, standing) };
  await registry.compareAndSwap(key, object.etag, toJsonBody(seal(registry.keyring, whole)));
  await registry.createOnly(keys.published(unit, standing.publishedAt, version), Buffer.of());
  return `${unit}@${version}`;
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
  const standing = await readPointer(registry, channel);
  let number = standing?.pointer.release ?? null;
  while (number !== null) {
    const object = await registry.get(keys.release(channel, number));
    if (object === null) throw new RefusedError(`Release ${number} of channel ${channel} is missing.`);
    const isCurrent = number === standing?.pointer.release;
    if (isCurrent && integrityOf(object.body) !== standing.pointer.digest)
      throw new RefusedError(`Release ${number} of channel ${channel} is not what was pinned.`);
    if ((await signatureOf(registry, { channel, number }, object.body)) !== 'good') {
      await signRelease(registry, { channel, number }, object.body);
      signed.push(`${channel} ${number}`);
    }
    number = (JSON.parse(object.body.toString()) as ReleaseDocument).parent;
  }
  return signed;
}
