import { existsSync, readdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { shortenExportsIn } from '../tools/short-exports.mjs';

/*
 * npm runs this after each install. It removes files that no command reads, a sixth of all bytes: the C
 * headers of Node 24 (70 MB), which only native modules need, the packages' source maps, their own tests,
 * benchmarks, examples and pages, and the map library's sources and development builds. It also shortens the one manifest that is so long that it slows
 * down every start.
 */
const packages = fileURLToPath(new URL('../node_modules', import.meta.url));

function trim(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) trim(path);
    else if (/\.(js|mjs|cjs|ts|mts|cts|css)\.map$/.test(entry.name)) rmSync(path);
  }
}

const OWN = ['test', 'tests', '__tests__', 'bench', 'benchmark', 'benchmarks', 'example', 'examples', 'docs'];

/** Folders of packages; workspaces are links. */
const packagesIn = (folder) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => join(folder, name));

const runtimes = join(packages, 'node/node_modules');
for (const name of existsSync(runtimes) ? readdirSync(runtimes) : [])
  if (!name.startsWith('.')) rmSync(join(runtimes, name, 'include'), { recursive: true, force: true });
trim(packages);
for (const folder of packagesIn(packages))
  for (const one of basename(folder).startsWith('@') ? packagesIn(folder) : [folder])
    for (const name of OWN) rmSync(join(one, name), { recursive: true, force: true });
for (const unread of ['src', 'dist/maplibre-gl-dev.mjs', 'dist/maplibre-gl-worker-dev.mjs'])
  rmSync(join(packages, 'maplibre-gl', unread), { recursive: true, force: true });

const drizzle = join(packages, 'drizzle-orm/package.json');
if (existsSync(drizzle)) shortenExportsIn(drizzle);
