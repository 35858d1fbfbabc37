import { registerPlugins } from '@module-federation/enhanced/runtime';
import type { ReleaseDocument, ReleaseRoute } from '@resort/shared/remote';
import type { ComponentType } from 'react';
import { integrityPlugin } from './integrity-plugin.ts';
import { pinnedFiles } from './pinned-files.ts';
import { createRemote } from './remote.ts';
import { loadScreen } from './screens.ts';
import { guardScriptAddresses } from './trusted-types.ts';

export type ScreenLoader = (route: ReleaseRoute) => Promise<ComponentType>;

/**
 * Closes the page to every script that the release does not name, and tells the federation runtime where each remote
 * is: direct, hashed entries, no manifest fetched at run time. Called once, before anything is loaded.
 */
export function openRelease(release: ReleaseDocument): ScreenLoader {
  const pinnedHash = pinnedFiles(release, location.href);
  guardScriptAddresses(pinnedHash);
  registerPlugins([integrityPlugin(pinnedHash)]);
  const remotes = new Map(
    Object.entries(release.units).flatMap(([unit, pinned]) =>
      pinned.container === null ? [] : [[unit, createRemote(unit, pinned.container, pinned)]],
    ),
  );
  return async (route) => {
    const remote = remotes.get(route.unit);
    if (!remote) throw new Error(`${route.unit} is no remote of the release`);
    return loadScreen(remote, route);
  };
}
