import type { ReleaseDocument, ReleaseRoute } from '@resort/shared/remote';
import type { ComponentType } from 'react';
import { containerLoader, sharedHere } from './container.ts';
import { pinnedFiles } from './pinned-files.ts';
import { createRemote } from './remote.ts';
import { loadScreen } from './screens.ts';
import { guardScriptAddresses } from './trusted-types.ts';

export type ScreenLoader = (route: ReleaseRoute) => Promise<ComponentType>;

/**
 * Closes the page to every script that the release does not name. Remotes are where it says: direct, hashed entries, no
 * manifest fetched at run time. Called once, before anything is loaded.
 */
export function openRelease(release: ReleaseDocument): ScreenLoader {
  const pinnedHash = pinnedFiles(release, location.href);
  guardScriptAddresses(pinnedHash);
  const loadContainer = containerLoader(pinnedHash, sharedHere);
  const remotes = new Map(
    Object.entries(release.units).flatMap(([unit, pinned]) =>
      pinned.container === null ? [] : [[unit, createRemote(unit, pinned.container, pinned, loadContainer)]],
    ),
  );
  return async (route) => {
    const remote = remotes.get(route.unit);
    if (!remote) throw new Error(`${route.unit} is no remote of the release`);
    return loadScreen(remote, route);
  };
}
