import type { LastKnownGood, ReleaseDocument, UnitManifest } from '@resort/shared/remote';
import { findArtifact } from '../artifacts/artifact.ts';
import type { Pins } from '../channels/channel.ts';
import { loadable, missingShare, routeFiles } from '../artifacts/release-unit.ts';
import type { Registry } from '../registry/registry.ts';

/** After a pin: what a unit had before it changed, else what was kept for it already. */
export function sparesAfterPin(parent: ReleaseDocument | null, pins: Pins): Pins {
  return sparesOf(pins, (unit) => {
    const standing = parent?.units[unit];
    return standing?.version === pins[unit] ? standing?.lastKnownGood?.version : standing?.version;
  });
}

/** After a rollback: what a unit goes back from is no good, so it gets the spare of the release it goes back to. */
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
 * The spare version as a page needs it, or null: for the shell, which a page cannot exchange, and where the spare is
 * gone or would want something that the pinned shell does not give. Never a reason to refuse the release.
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
    // it stands in every page: only what a browser loads through the federation
    files: Object.fromEntries(Object.entries(files).filter(([file]) => /\.(js|css)$/.test(file))),
    routes: Object.fromEntries(manifest.routes.map((route) => [route.path, routeFiles(route, shell)])),
  };
}
