import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stagePackage } from './stage.ts';

/* `npm run package`: packs @resort/shared for repositories of their own, into shared/.cache. */
const root = fileURLToPath(new URL('../..', import.meta.url));
const cache = join(root, 'shared/.cache');
await stagePackage(root, join(cache, 'package'));
const packed = execFileSync('npm', ['pack', '--json', '--pack-destination', cache], {
  cwd: join(cache, 'package'),
  encoding: 'utf8',
  stdio: ['ignore', 'pipe', 'ignore'],
});
const [{ filename, entryCount, unpackedSize }] = JSON.parse(packed) as [
  { filename: string; entryCount: number; unpackedSize: number },
];
console.log(`${join(cache, filename)}: ${entryCount} files, ${(unpackedSize / 1e6).toFixed(1)} MB`);
