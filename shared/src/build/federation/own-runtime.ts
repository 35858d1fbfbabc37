import { fileURLToPath } from 'node:url';
import { rspack, type RsbuildPlugin } from '@rsbuild/core';

/** How the bundler asks for the code that starts federation in a unit. */
const STARTS_FEDERATION = /^@module-federation\/runtime\/rspack\.js!=!data:/;
const OURS = fileURLToPath(import.meta.url.replace('own-runtime', 'runtime/start')); // .js in the published package

/** Builds a unit with our own federation runtime instead of Module Federation's. */
export function ownRuntime(): RsbuildPlugin {
  return {
    name: 'resort:federation-runtime',
    setup(api) {
      let isOwn = false;
      api.modifyRspackConfig((config) => {
        config.plugins.push(
          new rspack.NormalModuleReplacementPlugin(STARTS_FEDERATION, (data) => {
            data.request = OURS;
            isOwn = true;
          }),
        );
      });
      api.onAfterBuild(() => {
        if (!isOwn)
          throw new Error(
            `The bundler did not ask for ${STARTS_FEDERATION}, so this unit has Module Federation's own runtime. ` +
              'A newer @rspack/core or @module-federation/enhanced may start federation in another way.',
          );
      });
    },
  };
}
