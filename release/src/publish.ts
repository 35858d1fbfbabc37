import { digestOf, findArtifact, type Artifact } from './artifact.ts';
import { storedForms } from './compressed-forms.ts';
import { readBuild } from './dist-folder.ts';
import { RefusedError } from './errors.ts';
import { integrityOf, toJsonBody } from './integrity.ts';
import { keys } from './names.ts';
import type { Storage } from './storage/storage.ts';

export interface Published {
  unit: string;
  version: string;
  digest: string;
  /** false when this very build was there already */
  published: boolean;
}

/**
 * Stores a build under its version, once and for ever. Throws RefusedError for a build that is not what its
 * `unit.json` says, and for a version that stands for another build.
 */
export async function publish(storage: Storage, { dist }: { dist: string }): Promise<Published> {
  const { manifest, files } = await readBuild(dist);
  const { unit, version } = manifest;
  const digest = digestOf(manifest);
  const answer = (published: boolean): Published => ({ unit, version, digest, published });

  const standing = await findArtifact(storage, unit, version);
  if (standing !== null) return answer(sameOrRefused(standing, digest));

  const stored: Record<string, string> = {};
  for (const [path, body] of files) {
    for (const [form, bytes] of await storedForms(path, body)) {
      await put(storage, keys.artifact(unit, version, form), bytes);
      stored[form] = integrityOf(bytes);
    }
  }
  const artifact: Artifact = {
    schema: 'artifact/1',
    digest,
    publishedAt: new Date().toISOString(),
    manifest,
    stored,
  };
  const sealed = await storage.createOnly(keys.seal(unit, version), toJsonBody(artifact));
  // somebody else sealed it meanwhile: from the start, to compare with theirs
  return sealed ? answer(true) : publish(storage, { dist });
}

function sameOrRefused({ digest, manifest: { unit, version } }: Artifact, asked: string): false {
  if (digest === asked) return false;
  throw new RefusedError(
    `${unit}@${version} is published with digest ${digest} and this build has ${asked}: ` +
      `an artifact never changes, so build it under a new version.`,
  );
}

/** A file that is there without the seal comes from a publish that died, so it may still be put right. */
async function put(storage: Storage, key: string, body: Buffer): Promise<void> {
  while (!(await storage.createOnly(key, body))) {
    const found = await storage.get(key);
    if (found?.body.equals(body)) return;
    if (await storage.compareAndSwap(key, found?.etag ?? null, body)) return;
  }
}
