import type { Rspack } from '@rsbuild/core';
import { EARLY_STYLES, SHARE_GROUPS } from '../share-table.ts';

/** How the bundler names the module that offers a share: `provide shared module (default) @resort/shared/ui/list@1.0.0 = …`. */
const OFFERS = /^provide shared module \([^)]*\) @resort\/shared\/([^@]+)@/;

/** The share that a module offers: `ui/list`; null for other modules. */
export const offeredBy = (identifier: string): string | null => OFFERS.exec(identifier)?.[1] ?? null;

type CacheGroups = NonNullable<
  Exclude<NonNullable<Rspack.Configuration['optimization']>['splitChunks'], false | undefined>['cacheGroups']
>;

/**
 * One script and one style for each group of the table, with everything that its shares need. The early styles go to the
 * style of the entry with this name.
 */
export function shareGroups(entry: string): CacheGroups {
  const groups = Object.entries<readonly string[]>(SHARE_GROUPS).map(([name, shares]) => [
    name,
    { name, chunks: 'async', enforce: true, test: loadedWithOneOf(shares) },
  ]);
  const styles = {
    name: entry,
    type: 'css/mini-extract',
    chunks: 'all',
    enforce: true,
    priority: 1,
    test: loadedWithOneOf(EARLY_STYLES),
  };
  return { ...Object.fromEntries(groups), styles };
}

const loadedWithOneOf =
  (shares: readonly string[]) =>
  (module: Rspack.Module, { chunkGraph }: Pick<Rspack.Compilation, 'chunkGraph'>) =>
    [...chunkGraph.getModuleChunks(module)].some((chunk) =>
      loadedWith(chunk).some((share) => shares.includes(share)),
    );

/** The shares with which a chunk is loaded. */
function loadedWith(chunk: Rspack.Chunk): string[] {
  return [...chunk.groupsIterable].flatMap(({ origins }) =>
    origins.flatMap(({ module }) => offeredBy(module?.identifier() ?? '') ?? []),
  );
}
