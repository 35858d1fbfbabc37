import { mergeRsbuildConfig } from '@rsbuild/core';
import { commonConfig, unitContext } from '@resort/shared/build/parts';

/** One script and one style, each with its hash in the page: the registry's server has them at `/console`. */
const context = unitContext(import.meta.url);

export default mergeRsbuildConfig(commonConfig(context, context.inputs), {
  source: { entry: { index: './src/main.tsx' } },
  html: { template: './page.html' },
  output: { assetPrefix: '/console/' },
  security: { sri: { enable: true, algorithm: 'sha384' } },
  splitChunks: false,
  tools: { htmlPlugin: true },
});
