import { LANGUAGES } from '@resort/shared/contract';
import type { ReleaseDocument, ReleaseRoute, UnitManifest, UnitRoute } from '@resort/shared/remote';
import { findArtifact, verifyStored, type Artifact } from './artifact.ts';
import type { Pins } from './channel.ts';
import { RefusedError } from './errors.ts';
import { lastKnownGoodOf } from './last-known-good.ts';
import { loadable, missingShare, routeFiles } from './release-unit.ts';
import type { Storage } from './storage/storage.ts';

export type Composition = Pick<ReleaseDocument, 'units' | 'routes'>;

/**
 * What a set of pins means for a browser. Throws RefusedError with a sentence when a version was never published
 * whole, when stored bytes changed, or when the set breaks a rule.
 * @param trusted pins whose bytes were verified when they were first pinned
 * @param spares the version to load where a pinned one fails, for the units that have one
 */
export async function compose(
  storage: Storage,
  pins: Pins,
  trusted: Pins,
  spares: Pins,
): Promise<Composition> {
  const manifests: UnitManifest[] = [];
  for (const [unit, version] of Object.entries(pins).sort()) {
    const artifact = await publishedArtifact(storage, unit, version);
    if (trusted[unit] !== version) await verifyStored(storage, artifact);
    manifests.push(artifact.manifest);
  }
  manifests.forEach(checkReferences);
  const shell = theShell(manifests);
  checkRoutes(manifests);
  const units: Composition['units'] = {};
  for (const manifest of manifests) {
    const lastKnownGood = await lastKnownGoodOf(storage, manifest, spares[manifest.unit], shell);
    units[manifest.unit] = { ...loadable(manifest), page: manifest.page, lastKnownGood };
  }
  return {
    units,
    routes: manifests.flatMap(({ unit, routes }) =>
      routes.map((route) => toReleaseRoute(unit, route, shell)),
    ),
  };
}

async function publishedArtifact(storage: Storage, unit: string, version: string): Promise<Artifact> {
  const artifact = await findArtifact(storage, unit, version);
  if (artifact !== null) return artifact;
  throw new RefusedError(`${unit}@${version} is not published, or its publish did not come to its end.`);
}

function toReleaseRoute(unit: string, route: UnitRoute, shell: UnitManifest): ReleaseRoute {
  const missing = missingShare(route, shell);
  if (missing !== undefined) {
    throw new RefusedError(
      `${unit}'s route ${route.path} uses ${missing} of shared, which ${shell.unit}@${shell.version} does not provide.`,
    );
  }
  const { files: _files, shares: _shares, ...meta } = route;
  return { ...meta, unit, ...routeFiles(route, shell) };
}

/** Every name that a browser or the origin will ask for must be a file with an integrity. */
function checkReferences(manifest: UnitManifest): void {
  const { unit, version, entry, files, routes, texts, page, provides } = manifest;
  const referenced = [
    entry,
    ...routes.flatMap((route) => route.files),
    ...LANGUAGES.flatMap((language) => texts[language]),
    ...Object.values(provides).flat(),
    ...(page === null
      ? []
      : [page.template, page.boot, ...page.scripts, ...page.styles, ...(page.fonts ?? [])]),
    ...(page?.worker === undefined ? [] : [page.worker]),
  ];
  const unlisted = referenced.find((file) => !Object.hasOwn(files, file));
  if (unlisted === undefined) return;
  throw new RefusedError(`${unit}@${version} refers to ${unlisted}, which is none of its files.`);
}

function theShell(manifests: UnitManifest[]): UnitManifest {
  const [shell, other] = manifests.filter(({ page }) => page !== null);
  if (shell === undefined) throw new RefusedError('No unit of the release has a page: pin a shell too.');
  if (other !== undefined)
    throw new RefusedError(`${shell.unit} and ${other.unit} both have a page: one shell only.`);
  return shell;
}

function checkRoutes(manifests: UnitManifest[]): void {
  const owners = new Map<string, string>();
  for (const { unit, version, routes } of manifests) {
    for (const { path } of routes) {
      if (!/^\/[\w-]*$/.test(path)) {
        throw new RefusedError(
          `${unit}@${version} has the route ${path}: a route is flat and has no parameter.`,
        );
      }
      const owner = owners.get(path);
      if (owner !== undefined) {
        throw new RefusedError(
          `The route ${path} is in ${owner} and in ${unit}@${version}: it may have one unit.`,
        );
      }
      owners.set(path, `${unit}@${version}`);
    }
  }
}
