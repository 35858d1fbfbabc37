import { runCommand } from '@resort/release';
import { smoke } from './smoke/smoke.ts';

/* `npm run release -- <verb>`: the registry with a product around it, so that a set can be tried in a browser. */
await runCommand(process.argv.slice(2), { smoke });
