import { runCommand } from './run.ts';

/* Without a product, so a set cannot be tested in a browser; `npm run release` has one. */
await runCommand(process.argv.slice(2), { smoke: null });
