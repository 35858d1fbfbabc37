import type { UnitManifest } from '@resort/shared/remote';
import { findArtifact } from '../../artifacts/artifact.ts';
import { pinsOf, readPinned, readPointer } from '../../channels/channel.ts';
import { RefusedError } from '../../base/errors.ts';
import type { Registry } from '../../registry/registry.ts';

export interface GraphUnit {
  unit: string;
  version: string;
  /** paths of its screens */
  routes: string[];
  /** other units of the release → the paths of theirs that it links to */
  links: Record<string, string[]>;
  /** domain, the first part of the path → calls: `GET /user/cards` */
  calls: Record<string, string[]>;
  /** sub-paths of `@resort/shared` */
  shares: string[];
}

/** What the units of a channel's current release have to do with each other. */
export interface RemoteGraph {
  channel: string;
  release: number;
  units: GraphUnit[];
}

/** Throws RefusedError if nothing is pinned on the channel. */
export async function remoteGraph(registry: Registry, channel: string): Promise<RemoteGraph> {
  const standing = await readPointer(registry, channel);
  if (standing === null) throw new RefusedError(`Nothing is pinned on channel ${channel} yet.`);
  const document = await readPinned(registry, standing.pointer);
  const artifacts = await Promise.all(
    Object.entries(pinsOf(document)).map(([unit, version]) => findArtifact(registry, unit, version)),
  );
  const manifests = artifacts.flatMap((artifact) => artifact?.manifest ?? []);
  return { channel, release: document.number, units: graphOf(manifests) };
}

export function graphOf(manifests: readonly UnitManifest[]): GraphUnit[] {
  const owners = new Map(manifests.flatMap(({ unit, routes }) => routes.map(({ path }) => [path, unit])));
  return manifests
    .map(({ unit, version, routes, links = [], contract = {}, uses = {} }) => ({
      unit,
      version,
      routes: routes.map(({ path }) => path),
      links: grouped(
        links.filter((path) => owners.has(path) && owners.get(path) !== unit),
        (path) => owners.get(path) ?? '',
      ),
      calls: grouped(Object.keys(contract), (call) => /^\w+ \/([^/]+)/.exec(call)?.[1] ?? call),
      shares: Object.keys(uses).sort(),
    }))
    .sort((one, other) => (one.unit < other.unit ? -1 : 1));
}

function grouped(names: readonly string[], groupOf: (name: string) => string): Record<string, string[]> {
  const groups: Record<string, string[]> = {};
  for (const name of [...names].sort()) (groups[groupOf(name)] ??= []).push(name);
  return groups;
}
