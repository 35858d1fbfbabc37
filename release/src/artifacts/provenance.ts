import type { BuildSource, SourceCommit, UnitManifest } from '@resort/shared/remote';
import { findArtifact, listVersions, type Artifact } from './artifact.ts';
import type { Build } from './build.ts';
import { callChanges, type CallChanges } from './call-changes.ts';
import { RefusedError } from '../base/errors.ts';
import { toJsonBody } from '../base/hashing.ts';
import type { Registry } from '../registry/registry.ts';
import { isSealed, seal, type Sealed } from '../signing/sealed.ts';
import { keys } from '../storage/names.ts';

/** Where a version comes from, and how it differs from the one that was published before it. */
export interface Provenance {
  schema: 'provenance/1';
  unit: string;
  version: string;
  /** of the build, see digestOf */
  digest: string;
  /** the newest commit that touches its inputs; null if unknown */
  commit: SourceCommit | null;
  /** names of inputs that no commit contains; [] for a clean build, null if unknown */
  uncommitted: string[] | null;
  /** the version before; null for the first */
  previous: string | null;
  /** commits since the previous version that touch its inputs, newest first, MESSAGES at most */
  commits: SourceCommit[];
  /** size of all files as built */
  bytes: number;
  /** difference from the previous version's size; null for the first */
  bytesChange: number | null;
  calls: CallChanges;
}

const MESSAGES = 20;

export const isDirty = ({ uncommitted }: Pick<Provenance, 'uncommitted'>): boolean =>
  uncommitted !== null && uncommitted.length > 0;

/** Throws RefusedError for a build with uncommitted changes. */
export function refuseDirty({ manifest: { unit, version }, source }: Build): void {
  const names = source?.uncommitted ?? [];
  if (names.length === 0) return;
  throw new RefusedError(
    `${unit}@${version} has changes that no commit contains (${names.join(', ')}): commit them and build again, or ` +
      'publish it with --allow-dirty for a test channel.',
  );
}

/** Throws RefusedError for a version with uncommitted changes, or without its document. */
export async function refuseDirtyVersions(
  registry: Registry,
  artifacts: readonly Artifact[],
  channel: string,
): Promise<void> {
  for (const { manifest, hasProvenance, digest } of artifacts) {
    if (hasProvenance !== true) continue; // published before there was provenance
    const { unit, version } = manifest;
    const provenance = await readProvenance(registry, unit, version);
    if (provenance === null || provenance.digest !== digest)
      throw new RefusedError(
        `The provenance of ${unit}@${version} is missing or was changed: publish it again.`,
      );
    if (!isDirty(provenance)) continue;
    throw new RefusedError(
      `${unit}@${version} has changes that no commit contains (${provenance.uncommitted?.join(', ')}): channel ` +
        `${channel} takes committed builds only. Commit, build and publish it again.`,
    );
  }
}

/** Replaces what a killed publish left. */
export async function writeProvenance(registry: Registry, build: Build, digest: string): Promise<void> {
  await write(registry, await provenanceOf(registry, build, digest));
}

/** The same build from a clean checkout: its changes are committed now. */
export async function replaceDirty(registry: Registry, build: Build, digest: string): Promise<void> {
  const { unit, version } = build.manifest;
  if (!build.source || build.source.uncommitted.length > 0) return;
  const standing = await readProvenance(registry, unit, version);
  if (standing !== null && isDirty(standing))
    await write(registry, await provenanceOf(registry, build, digest));
}

async function write(registry: Registry, provenance: Provenance): Promise<void> {
  const key = keys.provenance(provenance.unit, provenance.version);
  const body = toJsonBody(seal(registry.keyring, provenance));
  for (;;) {
    const found = await registry.get(key);
    if (await registry.compareAndSwap(key, found?.etag ?? null, body)) return;
  }
}

async function provenanceOf(registry: Registry, build: Build, digest: string): Promise<Provenance> {
  const { manifest, source = null } = build;
  const { unit, version } = manifest;
  const before = await previousOf(registry, unit, version);
  const earlier = before && (await readProvenance(registry, unit, before.manifest.version));
  const bytes = bytesOf(manifest);
  return {
    schema: 'provenance/1',
    unit,
    version,
    digest,
    commit: source?.commits[0] ?? null,
    uncommitted: source?.uncommitted ?? null,
    previous: before?.manifest.version ?? null,
    commits: commitsSince(source, earlier),
    bytes,
    bytesChange: before ? bytes - bytesOf(before.manifest) : null,
    calls: callChanges(before?.manifest.contract ?? {}, manifest.contract ?? {}),
  };
}

/** Skips versions that cannot be read: a broken one must not prevent its successor. */
async function previousOf(registry: Registry, unit: string, version: string): Promise<Artifact | null> {
  const versions = await listVersions(registry, unit);
  const at = versions.indexOf(version);
  for (const one of versions.slice(at + 1)) {
    const artifact = await findArtifact(registry, unit, one).catch(() => null);
    if (artifact !== null) return artifact;
  }
  return null;
}

function commitsSince(source: BuildSource | null, earlier: Provenance | null): SourceCommit[] {
  const commits = source?.commits ?? [];
  const at = commits.findIndex(({ commit }) => commit === earlier?.commit?.commit);
  return commits.slice(0, Math.min(at < 0 ? commits.length : at, MESSAGES));
}

const bytesOf = ({ files }: UnitManifest): number =>
  Object.values(files).reduce((sum, { bytes }) => sum + bytes, 0);

/** null if there is none, or no trusted key signed it. */
export async function readProvenance(
  registry: Registry,
  unit: string,
  version: string,
): Promise<Provenance | null> {
  const object = await registry.get(keys.provenance(unit, version));
  if (object === null) return null;
  const { signatures, ...provenance } = JSON.parse(object.body.toString()) as Sealed<Provenance>;
  const isIt = provenance.unit === unit && provenance.version === version;
  return isIt && isSealed(registry.keyring, { ...provenance, signatures }) ? provenance : null;
}
