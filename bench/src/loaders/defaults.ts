import { loadRemote } from '@module-federation/enhanced/runtime';
import type { RemoteDefinition } from '@resort/shared/remote';
import { screenOf, verdictOn as verdict, type Loader } from './screen-of.ts';

/** Which remote has a route, `/sign-in` → `mf_auth`: put there by the build. */
declare const CONTAINERS: Readonly<Record<string, string>>;

/** The loader as in Module Federation's own guide: the remotes are in the build's configuration. */
export const { openRelease, verdictOn }: Loader = {
  verdictOn: verdict,
  openRelease() {
    return async ({ path }) => {
      const module = await loadRemote<{ default: RemoteDefinition }>(`${CONTAINERS[path]}/remote`);
      if (module === null) throw new Error(`no remote has ${path}`);
      return screenOf(module.default, path);
    };
  },
};
