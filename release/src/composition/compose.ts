import type { ReleaseDocument, ReleaseRoute, UnitManifest, UnitRoute } from '@resort/shared/remote';
import { findArtifact, type Artifact } from '../artifacts/artifact.ts';
import { blockedVersions } from '../channels/blocked-versions.ts';
import type { Pins } from '../channels/channel.ts';
import { RefusedError } from '../base/errors.ts';
import type { Candidate } from './gates/gate.ts';
import { faultsOf, passGates } from './gates/index.ts';
import { lastKnownGoodOf } from './last-known-good.ts';
import type { Registry } from '../registry/registry.ts';
import { loadable, routeFiles } from '../artifacts/release-unit.ts';

export type Composition = Pick<ReleaseDocument, 'units' | 'routes'>;

/**
 * Reads a set of pins. Throws RefusedError if a version was never completely published, or the set does not
 * have exactly one shell, which the gates need.
 * @param trusted pins whose bytes were verified when they were first pinned
 */
export async function readCandidate(registry: Registry, pins: Pins, trusted: Pins): Promise<Candidate> {
  const named = Object.entries(pins).sort();
  const artifacts = await Promise.all(
    named.map(([unit, version]) => publishedArtifact(registry, unit, version)),
  );
  const fresh = artifacts.filter(({ manifest }) => trusted[manifest.unit] !== manifest.version);
  return { artifacts, fresh, shell: theShell(artifacts.map(({ manifest }) => manifest)) };
}

/** Throws RefusedError with all messages of all failed gates. */
export async function refuseFaults(registry: Registry, candidate: Candidate): Promise<void> {
  const faults = faultsOf(await passGates(candidate, registry));
  if (faults.length > 0) throw new RefusedError(faults.join('\n'));
}

/**
 * Builds the release document of a set of pins.
 * @param spares the version to load if a pinned one fails, for units that have one
 */
export async function compose(registry: Registry, candidate: Candidate, spares: Pins): Promise<Composition> {
  const { artifacts, shell } = candidate;
  const blocked = await blockedVersions(registry);
  const manifests = artifacts.map(({ manifest }) => manifest);
  const units = await Promise.all(
    manifests.map(async (manifest) => {
      const spare = spares[manifest.unit];
      const isBlocked = blocked.includes(`${manifest.unit}@${spare}`);
      const lastKnownGood = isBlocked ? null : await lastKnownGoodOf(registry, manifest, spare, candidate);
      return [manifest.unit, { ...loadable(manifest), page: manifest.page, lastKnownGood }] as const;
    }),
  );
  return {
    units: Object.fromEntries(units),
    routes: manifests.flatMap(({ unit, routes }) =>
      routes.map((route) => toReleaseRoute(unit, route, shell)),
    ),
  };
}

async function publishedArtifact(registry: Registry, unit: string, version: string): Promise<Artifact> {
  const artifact = await findArtifact(registry, unit, version);
  if (artifact !== null) return artifact;
  throw new RefusedError(`${unit}@${version} is not published, or publishing it was not completed.`);
}

function toReleaseRoute(unit: string, route: UnitRoute, shell: UnitManifest): ReleaseRoute {
  const { files: _files, shares: _shares, ...meta } = route;
  return { ...meta, unit, ...routeFiles(route, shell) };
}

function theShell(manifests: UnitManifest[]): UnitManifest {
  const [shell, other] = manifests.filter(({ page }) => page !== null);
  if (shell === undefined) throw new RefusedError('No unit of the release has a page: pin a shell too.');
  if (other !== undefined)
    throw new RefusedError(`${shell.unit} and ${other.unit} both have a page: one shell only.`);
  return shell;
}
