import type { RsbuildPlugin } from '@rsbuild/core';

/**
 * Most of the first script runs at the start. Told so, the browser compiles all of it on another thread while it still
 * arrives, not function by function on the one that draws (Chromium 136 on; others read a comment):
 * https://v8.dev/blog/explicit-compile-hints
 */
export function compiledAhead(): RsbuildPlugin {
  return {
    name: 'resort:compiled-ahead',
    setup(api) {
      api.modifyRspackConfig((config, { rspack }) => {
        config.plugins.push(
          new rspack.BannerPlugin({
            banner: '//# allFunctionsCalledOnLoad',
            raw: true,
            test: /\.js$/,
            entryOnly: true,
            // after the minimizer, which drops comments, and before the file's name is made of what is in it
            stage: rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
          }),
        );
      });
    },
  };
}
