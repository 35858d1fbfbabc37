import { digestOf, findArtifact, type Artifact } from './artifact.ts';
import { record } from '../audit/audit-log.ts';
import type { BuildSource } from '@resort/shared/remote';
import { refuseOtherVersion, type Build } from './build.ts';
import { readBuild } from './dist-folder.ts';
import { RefusedError } from '../base/errors.ts';
import { integrityOf, toJsonBody } from '../base/hashing.ts';
import { storedForms } from './stored-forms.ts';
import { storeMaps } from './stored-maps.ts';
import { refuseDirty, replaceDirty, writeProvenance } from './provenance.ts';
import { keys } from '../storage/names.ts';
import type { Registry } from '../registry/registry.ts';
import { runtimeFacts } from './runtime-facts.ts';
import { seal } from '../signing/sealed.ts';
import type { Storage } from '../storage/storage.ts';

export interface Published {
  unit: string;
  version: string;
  digest: string;
  /** false if the same build was already published */
  published: boolean;
}

/** The author of a change, and the reason. */
export interface Author {
  by: string;
  reason: string;
}

export interface PublishRequest extends Author {
  /** accepts a build with uncommitted changes; channels that require a check still refuse it */
  allowDirty?: boolean;
}

/**
 * Stores a build permanently under its version. Throws RefusedError if the build differs from its
 * `unit.json`, its version does not follow from its content, it has uncommitted changes, or the version exists
 * with another build.
 */
export async function publish(
  registry: Registry,
  { dist, source, ...request }: PublishRequest & { dist: string; source?: BuildSource | null },
): Promise<Published> {
  const build = await readBuild(dist);
  return publishBuild(registry, { ...build, ...(source && { source }) }, request);
}

/** The same for a build received over HTTP and validated by checkBuild. */
export async function publishBuild(
  registry: Registry,
  build: Build,
  request: PublishRequest,
): Promise<Published> {
  const { by, reason } = request;
  const { manifest, files } = build;
  const { unit, version } = manifest;
  const digest = digestOf(manifest);
  const answer = (published: boolean): Published => ({ unit, version, digest, published });

  if (registry.versions !== 'any') refuseOtherVersion(build);
  if (request.allowDirty !== true) refuseDirty(build);
  const standing = await findArtifact(registry, unit, version);
  if (standing !== null) {
    const isNew = sameOrRefused(standing, digest);
    await replaceDirty(registry, build, digest);
    await storeMaps(registry, build, digest); // it may have been published without
    await list(registry, standing); // the process that published it may have died before this step
    return answer(isNew);
  }

  const stored: Record<string, string> = {};
  // all files at once, on every core: to compress a unit takes a core more than a second
  const forms = await Promise.all(Array.from(files, ([path, body]) => storedForms(path, body)));
  for (const [form, bytes] of forms.flat()) {
    await put(registry, keys.artifact(unit, version, form), bytes);
    stored[form] = integrityOf(bytes);
  }
  await writeProvenance(registry, build, digest);
  await storeMaps(registry, build, digest);
  const artifact: Artifact = {
    schema: 'artifact/1',
    digest,
    hasProvenance: true,
    publishedAt: new Date().toISOString(),
    manifest,
    stored,
    runtime: runtimeFacts(manifest, files),
  };
  await record(registry, { verb: 'publish', by, reason, subjects: [`${unit}@${version}`], digest });
  const body = toJsonBody(seal(registry.keyring, artifact));
  // another process has sealed it meanwhile: start over and compare with its build
  if (!(await registry.createOnly(keys.seal(unit, version), body)))
    return publishBuild(registry, build, request);
  await list(registry, artifact);
  return answer(true);
}

/** Adds the version to the list for people. */
async function list(registry: Registry, { manifest, publishedAt }: Artifact): Promise<void> {
  await registry.createOnly(keys.published(manifest.unit, publishedAt, manifest.version), Buffer.of());
}

function sameOrRefused({ digest, manifest: { unit, version } }: Artifact, asked: string): false {
  if (digest === asked) return false;
  throw new RefusedError(
    `${unit}@${version} is published with digest ${digest} and this build has ${asked}: ` +
      `an artifact never changes, so build it under a new version.`,
  );
}

/** A file without a seal is left over from a failed publish, so it may be replaced. */
async function put(storage: Storage, key: string, body: Buffer): Promise<void> {
  while (!(await storage.createOnly(key, body))) {
    const found = await storage.get(key);
    if (found?.body.equals(body)) return;
    if (await storage.compareAndSwap(key, found?.etag ?? null, body)) return;
  }
}
