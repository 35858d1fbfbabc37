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
    // by the file, because the runtime imports it by a relative path
    [dist('runtime-core', 'utils/semver/index.js')]: fileURLToPath(
      import.meta.url.replace('federation-runtime', 'federation-semver'), // .js in the published package
    ),
    '@module-federation/runtime-tools/runtime-core$': dist('runtime-core', 'index.js'),
  };
}

function scopeFolder(): string {
  const file = require.resolve('@module-federation/sdk');
  const marker = `${sep}@module-federation${sep}`;
  return dirname(file.slice(0, file.lastIndexOf(marker) + marker.length) + '_');
}
