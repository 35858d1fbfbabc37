import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readPrevious } from './previous.ts';
import { stagePackage } from './stage.ts';

/*
 * `npm run package -- --after @resort/shared@latest`: packs @resort/shared for repositories of their own, into
 * shared/.cache. Its version follows from the contract of the one before; without `--after` it is that of
 * shared/package.json.
 */
const root = fileURLToPath(new URL('../..', import.meta.url));
const cache = join(root, 'shared/.cache');
const [option, spec] = process.argv.slice(2);
const after = option === '--after' && spec !== undefined ? readPrevious(spec) : undefined;
const version = await stagePackage(root, join(cache, 'package'), after);
const packed = execFileSync('npm', ['pack', '--json', '--pack-destination', cache], {
  cwd: join(cache, 'package'),
  encoding: 'utf8',
  stdio: ['ignore', 'pipe', 'ignore'],
});
const [{ filename, entryCount, unpackedSize }] = JSON.parse(packed) as [
  { filename: string; entryCount: number; unpackedSize: number },
];
console.log(
  `${version}: ${join(cache, filename)}, ${entryCount} files, ${(unpackedSize / 1e6).toFixed(1)} MB`,
);
