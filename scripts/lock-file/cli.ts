import { readFileSync, writeFileSync } from 'node:fs';
import { missingOptional, withOptional, type Packages } from './optional.ts';

/*
 * `node scripts/run.mjs scripts/lock-file/cli.ts`: after a change of packages, adds other systems' binaries
 * to the lock file.
 */
const FILE = new URL('../../package-lock.json', import.meta.url);
const lock = JSON.parse(readFileSync(FILE, 'utf8')) as { packages: Packages };
const missing = missingOptional(lock.packages);
writeFileSync(FILE, `${JSON.stringify({ ...lock, packages: withOptional(lock.packages) }, null, 2)}\n`);
console.log(`package-lock.json: ${missing.length} binaries for other systems added`);
