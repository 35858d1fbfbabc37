import type { UnitManifest } from '@resort/shared/remote';
import { RefusedError } from './errors.ts';
import { canonicalJson, integrityOf } from './integrity.ts';
import { keys } from './names.ts';
import type { Storage } from './storage/storage.ts';

/** `artifact.json`, written last: its presence says that the version is whole and can be pinned. */
export interface Artifact {
  schema: 'artifact/1';
  /** of what was built, see digestOf */
  digest: string;
  /** ISO 8601 */
  publishedAt: string;
  manifest: UnitManifest;
  /** every stored object below the base, compressed forms too → `sha384-…` */
  stored: Record<string, string>;
}

/** Two builds have the same digest when a browser could not tell them apart; which commit was built is no part of it. */
export function digestOf(manifest: UnitManifest): string {
  return integrityOf(canonicalJson({ ...manifest, commit: null }));
}

/** null when the version was never published whole. */
export async function findArtifact(
  storage: Storage,
  unit: string,
  version: string,
): Promise<Artifact | null> {
  const object = await storage.get(keys.seal(unit, version));
  if (object === null) return null;
  try {
    const artifact = JSON.parse(object.body.toString()) as Artifact;
    if (artifact.schema === 'artifact/1' && digestOf(artifact.manifest) === artifact.digest) return artifact;
  } catch {
    // not what publish wrote: the sentence below says so
  }
  throw new RefusedError(`artifact.json of ${unit}@${version} was changed after it was published.`);
}

/** Refuses when the storage no longer holds, byte for byte, what was published. */
export async function verifyStored(storage: Storage, { manifest, stored }: Artifact): Promise<void> {
  const { unit, version } = manifest;
  for (const [file, integrity] of Object.entries(stored)) {
    const object = await storage.get(keys.artifact(unit, version, file));
    if (object === null || integrityOf(object.body) !== integrity) {
      const fault = object === null ? 'is missing' : 'is not what was published';
      throw new RefusedError(`${file} of ${unit}@${version} ${fault} in the storage; publish a new version.`);
    }
  }
  for (const [file, { integrity }] of Object.entries(manifest.files)) {
    if (stored[file] !== integrity) {
      throw new RefusedError(`artifact.json of ${unit}@${version} does not agree with itself about ${file}.`);
    }
  }
}

/** Every version that can be pinned, per unit, the newest first. */
export async function listPublished(storage: Storage): Promise<Map<string, string[]>> {
  const seals = (await storage.list('artifacts/')).filter((key) => key.endsWith('/artifact.json'));
  const artifacts = await Promise.all(
    seals.map((key) => {
      const [, unit = '', version = ''] = key.split('/');
      return findArtifact(storage, unit, version);
    }),
  );
  const manifests = artifacts
    .filter((artifact) => artifact !== null)
    .sort((a, b) => b.publishedAt.localeCompare(a.publishedAt))
    .map(({ manifest }) => manifest);
  const byUnit = [...Map.groupBy(manifests, ({ unit }) => unit)];
  return new Map(byUnit.map(([unit, all]) => [unit, all.map(({ version }) => version)]));
}
