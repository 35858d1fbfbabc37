import { runCommand } from './run.ts';

/* The registry alone, without a product to try a set in; `npm run release` has one. */
await runCommand(process.argv.slice(2), { smoke: null });
