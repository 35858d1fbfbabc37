import { runCommand } from '@resort/release';
import { buildConsole } from '../build/build-console.ts';
import { whyNoBrowser } from './smoke/why-no-browser.ts';
import { smoke } from './smoke/smoke.ts';

/* `npm run release -- <verb>`: the registry with a product, so that a set can be tested in a browser. */
const words = process.argv.slice(2);
// the API works without the console
if (words.includes('serve')) await buildConsole().catch((fault: unknown) => console.error(fault));
await runCommand(words, { smoke, whyNoBrowser });
