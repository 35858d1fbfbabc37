import type { UnitManifest } from '@resort/shared/remote';
import { RefusedError } from '../base/errors.ts';
import { canonicalJson, integrityOf } from '../base/hashing.ts';
import { keys } from '../storage/names.ts';
import type { Registry } from '../registry/registry.ts';
import type { RuntimeFacts } from './runtime-facts.ts';
import { isSealed } from '../signing/sealed.ts';

/** `artifact.json`, written last: its presence means that the version is complete and can be pinned. */
export interface Artifact {
  schema: 'artifact/1';
  /** of the build, see digestOf */
  digest: string;
  /** true if provenance.ts has its document; absent for older versions */
  hasProvenance?: true;
  /** ISO 8601 */
  publishedAt: string;
  manifest: UnitManifest;
  /** every stored object below the base, including compressed forms → `sha384-…` */
  stored: Record<string, string>;
  /** facts about the code that the gates need */
  runtime: RuntimeFacts;
}

/** Two builds have the same digest if browsers cannot tell them apart; the commit is not part of it. */
export function digestOf(manifest: UnitManifest): string {
  return integrityOf(canonicalJson({ ...manifest, commit: null }));
}

/** null if the version was never completely published. Throws RefusedError if no trusted key signed it. */
export async function findArtifact(
  registry: Registry,
  unit: string,
  version: string,
): Promise<Artifact | null> {
  const object = await registry.get(keys.seal(unit, version));
  if (object === null) return null;
  const artifact = readArtifact(object.body, unit, version);
  if (isSealed(registry.keyring, artifact)) return artifact;
  throw new RefusedError(
    `artifact.json of ${unit}@${version} has no signature of a trusted key over what it says: ` +
      'it was changed after it was published. Publish a new version.',
  );
}

/** Reads a seal without checking its signature. Throws RefusedError if it is inconsistent. */
export function readArtifact(body: Buffer, unit: string, version: string): Artifact {
  try {
    const artifact = JSON.parse(body.toString()) as Artifact;
    const { manifest } = artifact;
    const isItself = manifest.unit === unit && manifest.version === version;
    if (artifact.schema === 'artifact/1' && isItself && digestOf(manifest) === artifact.digest)
      return artifact;
  } catch {
    // not written by publish: the error below says so
  }
  throw new RefusedError(`artifact.json of ${unit}@${version} was changed after it was published.`);
}

/** Refuses if the stored bytes differ from the published ones. */
export async function verifyStored(registry: Registry, { manifest, stored }: Artifact): Promise<void> {
  const { unit, version } = manifest;
  for (const [file, integrity] of Object.entries(stored)) {
    const object = await registry.get(keys.artifact(unit, version, file));
    if (object === null || integrityOf(object.body) !== integrity) {
      const fault = object === null ? 'is missing' : 'is not what was published';
      throw new RefusedError(`${file} of ${unit}@${version} ${fault} in the storage; publish a new version.`);
    }
  }
  for (const [file, { integrity }] of Object.entries(manifest.files)) {
    if (stored[file] !== integrity) {
      throw new RefusedError(`artifact.json of ${unit}@${version} contradicts itself about ${file}.`);
    }
  }
}

/** Every published version of a unit, newest first. */
export async function listVersions({ list }: Pick<Registry, 'list'>, unit: string): Promise<string[]> {
  const names = await list(`published/${unit}/`);
  return names.map((key) => key.slice(key.indexOf('@') + 1)).reverse();
}

/** Every version that can be pinned, per unit, newest first. It only reads names, not documents. */
export async function listPublished({ list }: Pick<Registry, 'list'>): Promise<Map<string, string[]>> {
  const names = (await list('published/')).map((key) => {
    const [, unit = '', name = ''] = key.split('/');
    return { unit, version: name.slice(name.indexOf('@') + 1) };
  });
  const byUnit = [...Map.groupBy(names.toReversed(), ({ unit }) => unit)].toReversed();
  return new Map(byUnit.map(([unit, all]) => [unit, all.map(({ version }) => version)]));
}
