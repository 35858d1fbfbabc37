import { resolve } from 'node:path';
import { rspack, type RsbuildPlugin } from '@rsbuild/core';

/** Takes other files in the place of sources: absolute path → what is imported instead. */
export function replaced(files: Readonly<Record<string, string>>): RsbuildPlugin {
  return {
    name: 'bench:replaced',
    setup(api) {
      api.modifyRspackConfig((config) => {
        config.plugins.push(
          new rspack.NormalModuleReplacementPlugin(/^\.{1,2}\/.*\.tsx?$/, (data) => {
            const file = files[resolve(data.context, data.request)];
            if (file !== undefined) data.request = file;
          }),
        );
      });
    },
  };
}
