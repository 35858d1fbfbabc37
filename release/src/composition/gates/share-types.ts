import { partOf } from '@resort/shared/build/types';
import type { UnitManifest } from '@resort/shared/remote';
import { manifestsOf, nameOf, type Gate } from './gate.ts';
import { misfits, type Misfit } from './share-types/misfits.ts';
import type { Use } from './share-types/questions.ts';

/**
 * Every share is still of a type that the remotes can use: what the pinned shell offers is assignable to what
 * each remote was built with, and no component lost a prop that a remote sets. A name that is missing
 * altogether is for the gate `shared-names`.
 */
export const shareTypesGate: Gate = {
  name: 'share-types',
  async faultsOf(candidate) {
    const { types, offers } = candidate.shell;
    if (types === undefined || offers === undefined) return [];
    const asked = manifestsOf(candidate).flatMap((manifest) => {
      if (manifest === candidate.shell || manifest.types === undefined) return [];
      const uses = usesOf(manifest, offers);
      return isSame(manifest.types, partOf(types, manifest.uses ?? {}))
        ? []
        : [{ uses, types: manifest.types }];
    });
    if (asked.length === 0) return [];
    return (await misfits(asked, types)).map((misfit) => sentence(misfit, nameOf(candidate.shell)));
  },
};

/** Their types only check the sources of a remote; at run time they return what they got. */
export const CHECKED_WHEN_COMPILED = new Set(['remote defineRemote']);

function usesOf(manifest: UnitManifest, offers: Record<string, string[]>): Use[] {
  return Object.entries(manifest.uses ?? {}).flatMap(([share, names]) =>
    names
      .filter((name) => offers[share]?.includes(name) && !CHECKED_WHEN_COMPILED.has(`${share} ${name}`))
      .map((name) => ({
        remote: nameOf(manifest),
        share,
        name,
        props: manifest.sets?.[share]?.[name] ?? [],
      })),
  );
}

function isSame(used: Record<string, string>, offered: Record<string, string>): boolean {
  const paths = Object.keys(used);
  return paths.length === Object.keys(offered).length && paths.every((path) => used[path] === offered[path]);
}

const ADVICE =
  'pin a shell that still has the old type, or build the remote with the new one, under a new package version.';

function sentence({ use: { remote, share, name }, kind, reason }: Misfit, shell: string): string {
  const what = `${name} of @resort/shared/${share}`;
  return kind === 'lost'
    ? `${what} lost ${reason} in ${shell}, which ${remote} sets: ${ADVICE}`
    : `${what} changed in ${shell}, and ${remote} cannot use it: ${reason} Therefore ${ADVICE}`;
}
