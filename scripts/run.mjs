import { fileURLToPath, pathToFileURL } from 'node:url';
import { continueUnderNode24 } from './bootstrap.mjs';

/*
 * `node scripts/run.mjs <file> <arguments>`: runs a command of this repository under the project's own Node.
 */
const [file, ...args] = process.argv.slice(2);
if (await continueUnderNode24(fileURLToPath(import.meta.url), [file, ...args])) {
  process.argv.splice(1, 2, file);
  await import(pathToFileURL(file));
}
