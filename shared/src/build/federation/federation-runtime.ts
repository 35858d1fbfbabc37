import { createRequire } from 'node:module';
import { dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);

/**
 * Rspack resolves the federation runtime to its CommonJS build, which cannot be tree-shaken: about 5 kB
 * (brotli) per remote. These aliases select the ES module build. They name files inside the packages, so the
 * version is pinned exactly, and the size check of the remote entries fails when an alias stops matching.
 */
export function runtimeAliases(): Record<string, string> {
  const scope = scopeFolder();
  const dist = (name: string, file: string) => join(scope, name, 'dist', file);
  return {
    [dist('webpack-bundler-runtime', 'index.cjs')]: dist('webpack-bundler-runtime', 'bundler.js'),
    [dist('runtime', 'index.cjs')]: dist('runtime', 'bundler.js'),
    [dist('runtime-tools', 'index.cjs')]: dist('runtime-tools', 'bundler.js'),
    [dist('runtime-core', 'index.cjs')]: dist('runtime-core', 'index.js'),
    [dist('sdk', 'index.cjs')]: dist('sdk', 'index.js'),
    [dist('error-codes', 'index.cjs')]: dist('error-codes', 'index.mjs'),
    [dist('inject-external-runtime-core-plugin', 'index.cjs')]: dist(
      'inject-external-runtime-core-plugin',
      'index.js',
    ),
    ...replacedParts(scope),
    '@module-federation/runtime-tools/runtime-core$': dist('runtime-core', 'index.js'),
  };
}

/** Modules of the runtime's packages that this product does not need as they are, and what takes their place. */
export const REPLACED_PARTS: Readonly<Record<string, string>> = {
  'error-codes/dist/desc.mjs': 'federation-descriptions',
  'runtime-core/dist/helpers.js': 'federation-helpers',
  'runtime-core/dist/utils/context.js': 'federation-context',
  'runtime-core/dist/utils/semver/index.js': 'federation-semver',
  'runtime-core/dist/utils/preload.js': 'federation-preload',
  'runtime-core/dist/plugins/snapshot/SnapshotHandler.js': 'federation-snapshots',
  'sdk/dist/logger.js': 'federation-logger',
};

/** By their files, because the runtime imports them by relative paths. */
function replacedParts(scope: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(REPLACED_PARTS).map(([part, replacement]) => [
      join(scope, part),
      fileURLToPath(import.meta.url.replace('federation-runtime', replacement)), // .js in the published package
    ]),
  );
}

function scopeFolder(): string {
  const file = require.resolve('@module-federation/sdk');
  const marker = `${sep}@module-federation${sep}`;
  return dirname(file.slice(0, file.lastIndexOf(marker) + marker.length) + '_');
}
