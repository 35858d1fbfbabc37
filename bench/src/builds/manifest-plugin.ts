import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { UnitManifest, UnitRoute } from '@resort/shared/remote';
import { describeFiles } from '@resort/shared/build/parts';
import type { RsbuildPlugin, Rspack } from '@rsbuild/core';

/** What only the kind of build knows. */
export interface Described extends Pick<UnitManifest, 'texts' | 'page' | 'entry'> {
  routes: UnitRoute[];
}

/**
 * Writes `unit.json` of an application in one unit, so that it is published, pinned and served by the same code as
 * the product.
 */
export function manifestPlugin(
  version: string,
  describe: (compilation: Rspack.Compilation, files: string[]) => Promise<Described> | Described,
): RsbuildPlugin {
  return {
    name: 'bench:manifest',
    setup(api) {
      api.onAfterBuild(async ({ stats }) => {
        if (!stats || !('compilation' in stats) || stats.hasErrors()) return;
        const dist = api.context.distPath;
        const files = describeFiles(dist);
        const manifest: UnitManifest = {
          schema: 'unit/1',
          unit: 'shell',
          version,
          commit: null,
          container: null,
          files,
          provides: {},
          shared: {},
          ...(await describe(stats.compilation, Object.keys(files))),
        };
        writeFileSync(join(dist, 'unit.json'), JSON.stringify(manifest));
      });
    },
  };
}
