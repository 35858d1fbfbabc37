import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createRsbuild, mergeRsbuildConfig, type RsbuildConfig } from '@rsbuild/core';
import { bringTool } from '../../tools/bring.mjs';

/*
 * `npm run treemap` or `npm run treemap -- mf-auth`: builds a unit again, beside its `dist`, and draws the
 * composition of its scripts by size after the minifier and after brotli.
 */
const projectRoot = new URL('../..', import.meta.url).pathname;
const [unit = 'shell'] = process.argv.slice(2);
const root = join(projectRoot, unit);
if (!existsSync(join(root, 'rsbuild.config.ts'))) {
  const units = readdirSync(projectRoot).filter((name) =>
    existsSync(join(projectRoot, name, 'rsbuild.config.ts')),
  );
  throw new Error(`no unit ${unit}; there are ${units.join(', ')}`);
}

interface Sonda {
  SondaPlugin: new (options: object) => { apply(compiler: unknown): void };
}

const report = join(projectRoot, 'node_modules/.cache/treemap', unit);
const { SondaPlugin } = await bringTool<Sonda>('treemap');
const { default: config } = (await import(join(root, 'rsbuild.config.ts'))) as { default: RsbuildConfig };
const rsbuild = await createRsbuild({
  cwd: root,
  rsbuildConfig: mergeRsbuildConfig(config, {
    mode: 'production',
    output: { distPath: { root: `${report}-build` }, sourceMap: { js: 'hidden-source-map' } },
    tools: {
      rspack: {
        plugins: [new SondaPlugin({ filename: report, deep: true, brotli: true, include: [/\.js$/] })],
      },
    },
  }),
});
// their output belongs to the real build
rsbuild.removePlugins(['resort:page', 'resort:unit-manifest']);
const { close } = await rsbuild.build();
await close();
console.log(`${report}.html`);
