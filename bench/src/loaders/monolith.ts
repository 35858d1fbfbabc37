import type { PageRelease, RemoteDefinition } from '@resort/shared/remote';
import { pinnedFiles } from '../../../shell/src/loading/pinned-files.ts';
import type { ScreenLoader } from '../../../shell/src/loading/remotes.ts';
import { guardScriptAddresses } from '../../../shell/src/loading/trusted-types.ts';
import { screenOf } from './screen-of.ts';

/** `openRelease` of the monolith: the route tables are in the bundle, and every screen is one `import()` away. */
export function openMonolith(definitions: readonly RemoteDefinition[]): (page: PageRelease) => ScreenLoader {
  const owners = new Map(
    definitions.flatMap((definition) => definition.routes.map(({ path }) => [path, definition] as const)),
  );
  return ({ units }) => {
    guardScriptAddresses(pinnedFiles(units, location.href).hashOf);
    return async ({ path }) => {
      const definition = owners.get(path);
      if (!definition) throw new Error(`no domain has ${path}`);
      return screenOf(definition, path);
    };
  };
}
