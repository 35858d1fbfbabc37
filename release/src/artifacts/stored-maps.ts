import type { TraceMap } from '@jridgewell/trace-mapping';
import { RefusedError } from '../base/errors.ts';
import { integrityOf, toJsonBody } from '../base/hashing.ts';
import { isSealed, seal, type Sealed } from '../signing/sealed.ts';
import { keys } from '../storage/names.ts';
import type { Registry } from '../registry/registry.ts';
import type { Artifact } from './artifact.ts';
import type { Build } from './build.ts';
import { openMap } from './check-maps.ts';

/**
 * The source maps of a version, signed. They are beside the artifact, not in it: its version and its digest do not
 * depend on them, and the origin, which serves `artifacts/` only, has no address for them.
 */
export interface StoredMaps {
  schema: 'maps/1';
  unit: string;
  version: string;
  /** of the build, see digestOf */
  digest: string;
  /** by the path of the script: its hash, and that of the compressed map */
  scripts: Record<string, { script: string; map: string }>;
}

/** Stores the maps of a build, if it has any. Those that were stored first stay. */
export async function storeMaps(
  registry: Registry,
  { manifest: { unit, version }, maps }: Build,
  digest: string,
): Promise<void> {
  if (!maps || (await registry.get(keys.maps(unit, version))) !== null) return;
  const scripts: StoredMaps['scripts'] = {};
  for (const [path, { script, gzip }] of maps) {
    await replace(registry, keys.map(unit, version, path), gzip);
    scripts[path] = { script, map: integrityOf(gzip) };
  }
  const document: StoredMaps = { schema: 'maps/1', unit, version, digest, scripts };
  // written last: maps without it are what a killed publish left
  await registry.createOnly(keys.maps(unit, version), toJsonBody(seal(registry.keyring, document)));
}

async function replace({ get, compareAndSwap }: Registry, key: string, body: Buffer): Promise<void> {
  for (;;) {
    const found = await get(key);
    if (found?.body.equals(body) || (await compareAndSwap(key, found?.etag ?? null, body))) return;
  }
}

/** null if the version was published without. Throws RefusedError if no trusted key signed it. */
export async function readStoredMaps(
  registry: Registry,
  unit: string,
  version: string,
): Promise<StoredMaps | null> {
  const object = await registry.get(keys.maps(unit, version));
  if (object === null) return null;
  const sealed = parsed(object.body);
  if (sealed?.unit !== unit || sealed.version !== version || !isSealed(registry.keyring, sealed))
    throw new RefusedError(
      `maps.json of ${unit}@${version} has no signature of a trusted key over what it says: it was changed.`,
    );
  const { signatures: _signatures, ...document } = sealed;
  return document;
}

function parsed(body: Buffer): Sealed<StoredMaps> | null {
  try {
    return JSON.parse(body.toString()) as Sealed<StoredMaps>;
  } catch {
    return null;
  }
}

/**
 * The map of a script; null if there is none. Throws RefusedError if it is not the one that was published with this
 * script: a wrong line would lead whoever looks for a defect astray.
 */
export async function readMap(
  registry: Registry,
  { manifest: { unit, version, files }, digest }: Artifact,
  script: string,
): Promise<TraceMap | null> {
  const stored = await readStoredMaps(registry, unit, version);
  const hashes = stored && Object.hasOwn(stored.scripts, script) ? stored.scripts[script] : undefined;
  if (stored === null || hashes === undefined) return null;
  if (stored.digest !== digest || hashes.script !== files[script]?.integrity)
    throw new RefusedError(
      `The source map of ${script} does not fit ${unit}@${version}: it is of another build.`,
    );
  const object = await registry.get(keys.map(unit, version, script));
  const map = object !== null && integrityOf(object.body) === hashes.map ? openMap(object.body) : null;
  if (map !== null) return map;
  const fault = object === null ? 'is missing' : 'is not what was published';
  throw new RefusedError(`The source map of ${script} of ${unit}@${version} ${fault} in the storage.`);
}

/** Refuses if a map differs from the published one. */
export async function verifyMaps(registry: Registry, artifact: Artifact): Promise<void> {
  const { unit, version } = artifact.manifest;
  const stored = await readStoredMaps(registry, unit, version);
  for (const script of Object.keys(stored?.scripts ?? {})) await readMap(registry, artifact, script);
}
