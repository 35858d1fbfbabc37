import type { ReleaseUnit, RouteFiles, UnitManifest, UnitRoute } from '@resort/shared/remote';
import { keys } from '../storage/names.ts';

/** What a browser needs to load a unit, as a pinned or fallback version. */
export function loadable(manifest: UnitManifest): Omit<ReleaseUnit, 'page' | 'lastKnownGood'> {
  const { unit, version, entry, container, files, texts } = manifest;
  const integrities = Object.entries(files).map(([file, { integrity }]) => [file, integrity]);
  const base = `/${keys.artifact(unit, version, '')}`;
  return { version, base, entry, container, files: Object.fromEntries(integrities), texts };
}

/** A share that the route uses and the shell does not provide, or undefined. */
export function missingShare({ shares }: UnitRoute, shell: UnitManifest): string | undefined {
  return shares.find((share) => !Object.hasOwn(shell.provides, share));
}

export function routeFiles({ files, shares }: UnitRoute, shell: UnitManifest): RouteFiles {
  return { files, shellFiles: [...new Set(shares.flatMap((share) => shell.provides[share] ?? []))] };
}
