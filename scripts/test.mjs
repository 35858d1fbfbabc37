import { fileURLToPath } from 'node:url';
import { continueUnderNode24 } from './bootstrap.mjs';

/* `npm test`: every check and suite; `npm test -- <name>…` runs the named ones. */
if (continueUnderNode24(fileURLToPath(import.meta.url), process.argv.slice(2))) {
  const { runSuites } = await import('./suites.mjs');
  process.exit(await runSuites(process.argv.slice(2)));
}
