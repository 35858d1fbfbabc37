import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createRsbuild, mergeRsbuildConfig, type RsbuildConfig } from '@rsbuild/core';
import { BROWSERS } from '@resort/shared/build/browsers';
import { hostFiles, packages, remoteFiles, RUNTIMES } from './sources.ts';
import { configsOf, hostOf } from './units.ts';

const projectRoot = fileURLToPath(new URL('../../../', import.meta.url));

/** Builds all hosts and remotes in the folder. Gives the folder in which each has one of its name. */
export async function buildUnits(work: string): Promise<string> {
  const modules = join(work, 'node_modules');
  write(modules, packages);
  // for the host with the whole runtime
  symlinkSync(join(projectRoot, 'node_modules/@module-federation'), join(modules, '@module-federation'));
  write(work, remoteFiles);
  const dist = join(work, 'dist');
  for (const runtime of RUNTIMES) {
    write(join(work, hostOf(runtime)), hostFiles(runtime));
    for (const [unit, config] of Object.entries(configsOf(runtime, work))) {
      const rsbuildConfig = mergeRsbuildConfig(common(unit, work, join(dist, unit)), config);
      const { close } = await (await createRsbuild({ cwd: work, rsbuildConfig })).build();
      await close();
    }
  }
  return dist;
}

function write(folder: string, files: Record<string, string>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
}

/** As common.ts has it, as far as a failure and a further try depend on it. */
const common = (unit: string, root: string, dist: string): RsbuildConfig => ({
  root,
  mode: 'production',
  logLevel: 'error',
  output: {
    assetPrefix: 'auto',
    distPath: { root: dist },
    filenameHash: 'contenthash:10',
    overrideBrowserslist: BROWSERS,
    polyfill: 'off',
  },
  performance: { printFileSize: false },
  // without `cors` the federation plug-in warns of a development server
  server: { cors: { origin: [] }, publicDir: false },
  tools: {
    htmlPlugin: false,
    rspack: {
      optimization: { moduleIds: 'natural', chunkIds: 'natural' },
      output: {
        uniqueName: unit,
        chunkFilename: 'static/js/async/[name].js',
        chunkLoadingGlobal: `chunk_${unit}`,
        strictModuleErrorHandling: true,
      },
    },
  },
});
