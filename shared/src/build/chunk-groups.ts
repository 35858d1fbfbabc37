import type { Rspack } from '@rsbuild/core';

/** Files that are loaded together: for one `import('…')`, one exposed module or one share. */
export interface ChunkGroup {
  /** identifiers of the modules that load it */
  origins: string[];
  /** request texts of the `import('…')` calls that load it */
  requests: string[];
  /** identifiers of its modules; a source file's identifier ends with its path (and perhaps `|<hash>`) */
  modules: string[];
  /** emitted scripts and styles */
  files: string[];
}

export function chunkGroups(compilation: Rspack.Compilation): ChunkGroup[] {
  return compilation.chunkGroups.map((group) => {
    const chunks = chunksOf(group);
    return {
      origins: group.origins.map(({ module }) => module?.identifier() ?? ''),
      requests: group.origins.flatMap(({ request }) => (request === undefined ? [] : [request])),
      modules: chunks.flatMap((chunk) =>
        [...compilation.chunkGraph.getChunkModules(chunk)].map((module) => module.identifier()),
      ),
      // the bundler's own order within a chunk changes with the source maps, and a version may not
      files: [...new Set(chunks.flatMap((chunk) => [...chunk.files].sort()))].filter((file) =>
        /\.(js|css)$/.test(file),
      ),
    };
  });
}

/** The chunks that a group loads. The entry, which contains the early styles of some groups, is in every page anyway. */
const chunksOf = (group: Rspack.ChunkGroup) =>
  group.isInitial() ? group.chunks : group.chunks.filter((chunk) => !chunk.canBeInitial());

/** Files of every matching group, without duplicates. */
export function filesOf(groups: readonly ChunkGroup[], matches: (group: ChunkGroup) => boolean): string[] {
  return [...new Set(groups.filter(matches).flatMap(({ files }) => files))];
}

/**
 * True for the group that contains this source file. The federation's marker "provide shared module" does not
 * count.
 */
export function holds(sourcePath: string): (group: ChunkGroup) => boolean {
  const path = new RegExp(`${sourcePath.replaceAll(/[.\\]/g, '\\$&')}(\\||$)`);
  return ({ modules }) =>
    modules.some((identifier) => path.test(identifier) && !identifier.startsWith('provide '));
}
