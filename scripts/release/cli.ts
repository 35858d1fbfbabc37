import { runCommand } from '@resort/release';
import { buildConsole } from '../build-console.ts';
import { smoke } from './smoke/smoke.ts';

/* `npm run release -- <verb>`: the registry with a product around it, so that a set can be tried in a browser. */
const words = process.argv.slice(2);
// without its page the API serves all the same
if (words.includes('serve')) await buildConsole().catch((fault: unknown) => console.error(fault));
await runCommand(words, { smoke });
