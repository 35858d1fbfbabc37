import type { RsbuildPlugin } from '@rsbuild/core';

/**
 * Adds a comment that asks the browser to compile the whole first script eagerly. Most of it runs at the
 * start, so it is faster to compile it on a background thread while it arrives (Chromium 136 and later;
 * others ignore the comment): https://v8.dev/blog/explicit-compile-hints
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
            // after the minimizer, which drops comments, and before the file's name is derived from its
            // content
            stage: rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
          }),
        );
      });
    },
  };
}
