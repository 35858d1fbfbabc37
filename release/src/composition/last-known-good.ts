import type { LastKnownGood, ReleaseDocument, UnitManifest } from '@resort/shared/remote';
import { findArtifact, type Artifact } from '../artifacts/artifact.ts';
import type { Pins } from '../channels/channel.ts';
import { loadable, missingShare, routeFiles } from '../artifacts/release-unit.ts';
import type { Candidate } from './gates/gate.ts';
import { faultsOf, passGates } from './gates/index.ts';
import type { Registry } from '../registry/registry.ts';

/** After a pin: the unit's version before its last change, or its existing fallback. */
export function sparesAfterPin(parent: ReleaseDocument | null, pins: Pins): Pins {
  return sparesOf(pins, (unit) => {
    const standing = parent?.units[unit];
    return standing?.version === pins[unit] ? standing?.lastKnownGood?.version : standing?.version;
  });
}

/**
 * After a rollback: the version that was rolled back is bad, so each unit gets the fallback of the older
 * release.
 */
export function sparesAfterRollback(current: ReleaseDocument, target: ReleaseDocument, pins: Pins): Pins {
  return sparesOf(pins, (unit) => {
    const stays = current.units[unit]?.version === pins[unit];
    return (stays ? current : target).units[unit]?.lastKnownGood?.version;
  });
}

function sparesOf(pins: Pins, spareOf: (unit: string) => string | undefined): Pins {
  const spares = Object.keys(pins).map((unit) => [unit, spareOf(unit)]);
  return Object.fromEntries(spares.filter(([, version]) => version !== undefined));
}

/**
 * The fallback version as a page needs it, or null: if it was deleted or does not fit the rest of the release.
 * It is never a reason to refuse the release.
 */
export async function lastKnownGoodOf(
  registry: Registry,
  { unit, page }: UnitManifest,
  spare: string | undefined,
  candidate: Candidate,
): Promise<LastKnownGood | null> {
  if (spare === undefined) return null;
  const artifact = await findArtifact(registry, unit, spare).catch(() => null);
  if (artifact === null) return null;
  return page === null
    ? earlierRemote(artifact.manifest, candidate.shell)
    : earlierShell(registry, artifact, candidate);
}

function earlierRemote(manifest: UnitManifest, shell: UnitManifest): LastKnownGood | null {
  const { container, routes } = manifest;
  if (container === null || routes.some((route) => missingShare(route, shell) !== undefined)) return null;
  return {
    ...loadedByBrowsers(manifest),
    routes: Object.fromEntries(routes.map((route) => [route.path, routeFiles(route, shell)])),
  };
}

/** Only if all remotes of the release pass the gates with it, as if somebody pinned it. */
async function earlierShell(
  registry: Registry,
  earlier: Artifact,
  { artifacts, shell }: Candidate,
): Promise<LastKnownGood | null> {
  const { manifest } = earlier;
  if (manifest.page === null) return null;
  const remotes = artifacts.filter((artifact) => artifact.manifest.unit !== shell.unit);
  // its bytes were verified when it was pinned
  const composed = { artifacts: [earlier, ...remotes], fresh: [], shell: manifest };
  if (faultsOf(await passGates(composed, registry)).length > 0) return null;
  return { ...loadedByBrowsers(manifest), page: manifest.page, routes: {} };
}

/** Without pictures and fonts: whoever reads the release loads all of this list. */
function loadedByBrowsers(manifest: UnitManifest) {
  const { files, ...rest } = loadable(manifest);
  return {
    ...rest,
    files: Object.fromEntries(Object.entries(files).filter(([file]) => /\.(js|css)$/.test(file))),
  };
}
