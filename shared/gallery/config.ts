import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { mergeRsbuildConfig, type RsbuildConfig } from '@rsbuild/core';
import { commonConfig } from '../src/build/common.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

/**
 * The build of the gallery. It uses the settings of the units, so that a component looks as it does in the
 * product. `dist`: the output folder.
 */
export function galleryConfig(dist = join(root, 'dist')): RsbuildConfig {
  const context = { root, dist, unit: 'gallery', packageVersion: '0', inputs: 'gallery', commit: null };
  return mergeRsbuildConfig(commonConfig(context, context.inputs), {
    source: { entry: { index: './main.tsx' } },
    html: { template: './page.html' },
    output: { cssModules: { localIdentName: '[local]-[hash:base64:5]' } },
    // hot reload changes files after their hash was computed
    security: { sri: { enable: false } },
    splitChunks: false,
    tools: { htmlPlugin: true },
  });
}
