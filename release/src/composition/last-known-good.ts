import type { LastKnownGood, ReleaseDocument, UnitManifest } from '@resort/shared/remote';
import { findArtifact } from '../artifacts/artifact.ts';
import type { Pins } from '../channels/channel.ts';
import { loadable, missingShare, routeFiles } from '../artifacts/release-unit.ts';
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
 * The fallback version as a page needs it, or null: for the shell, which a page cannot replace, and if the
 * fallback was deleted or is incompatible with the pinned shell. It is never a reason to refuse the release.
 */
export async function lastKnownGoodOf(
  registry: Registry,
  { unit, container }: UnitManifest,
  spare: string | undefined,
  shell: UnitManifest,
): Promise<LastKnownGood | null> {
  if (container === null || spare === undefined) return null;
  const manifest = (await findArtifact(registry, unit, spare).catch(() => null))?.manifest;
  if (!manifest || manifest.routes.some((route) => missingShare(route, shell) !== undefined)) return null;
  const { files, ...rest } = loadable(manifest);
  return {
    ...rest,
    // part of every page, so only files that a browser loads through the federation
    files: Object.fromEntries(Object.entries(files).filter(([file]) => /\.(js|css)$/.test(file))),
    routes: Object.fromEntries(manifest.routes.map((route) => [route.path, routeFiles(route, shell)])),
  };
}
