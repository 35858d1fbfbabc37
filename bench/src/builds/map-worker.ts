import type { RsbuildConfig } from '@rsbuild/core';

/** The map's library as in the shell's own build: its worker has a name that the registry takes. */
export const mapWorker: RsbuildConfig = {
  tools: {
    rspack: {
      module: {
        rules: [
          // otherwise a warning prints the whole library
          { test: /maplibre-gl\.mjs$/, parser: { exprContextCritical: false } },
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
