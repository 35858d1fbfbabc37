import type { RsbuildConfig } from '@rsbuild/core';

/** The worker of the map's library under a name that the registry takes, as in the shell's own build. */
export const mapWorker: RsbuildConfig = {
  tools: {
    rspack: {
      module: {
        rules: [
          {
            test: /maplibre-gl-worker\.mjs$/,
            type: 'asset/resource',
            generator: { filename: 'static/js/async/map-worker.[contenthash:10].js' },
          },
        ],
      },
    },
  },
};
