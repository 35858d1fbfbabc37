import { fileURLToPath } from 'node:url';
import { continueUnderNode24 } from './bootstrap.mjs';

/* `npm test` and its tiers. `npm test -- --help` lists the arguments. */
const args = process.argv.slice(2);
if (await continueUnderNode24(fileURLToPath(import.meta.url), args)) {
  const { main } = await import('./test/cli.ts');
  process.exit(await main(args));
}
