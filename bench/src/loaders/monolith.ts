import type { RemoteDefinition } from '@resort/shared/remote';
import type { EntryAhead } from '../../../shell/src/entry-ahead.ts';
import { pinnedFiles } from '../../../shell/src/loading/pinned-files.ts';
import { guardScriptAddresses } from '../../../shell/src/loading/trusted-types.ts';
import { screenOf, verdictOn, type Loader } from './screen-of.ts';

/** The loader of the monolith: the route tables are in the bundle, and every screen is one `import()` away. */
export function openMonolith(definitions: readonly RemoteDefinition[]): Loader {
  const owners = new Map(
    definitions.flatMap((definition) => definition.routes.map(({ path }) => [path, definition] as const)),
  );
  return {
    verdictOn,
    openRelease({ units }) {
      guardScriptAddresses(pinnedFiles(units, location.href).hashOf);
      return async ({ path }) => {
        // a screen's import would request what is in the pack
        await (globalThis as { entryAhead?: EntryAhead }).entryAhead?.ran;
        const definition = owners.get(path);
        if (!definition) throw new Error(`no domain has ${path}`);
        return screenOf(definition, path);
      };
    },
  };
}
