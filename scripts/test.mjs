import { fileURLToPath } from 'node:url';
import { continueUnderNode24 } from './bootstrap.mjs';

/* `npm test`: every check and suite but the long ones; `npm run test:deep`: those; `npm test -- <name>…`: the named. */
const args = process.argv.slice(2);
if (continueUnderNode24(fileURLToPath(import.meta.url), args)) {
  const { runSuites, suiteNames } = await import('./suites.mjs');
  const names = args.filter((arg) => arg !== '--deep');
  process.exit(await runSuites(names.length > 0 ? names : suiteNames({ isDeep: args.includes('--deep') })));
}
