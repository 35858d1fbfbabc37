import { runCommand, type Smoke } from '@resort/release';
import { buildConsole } from '../build/build-console.ts';
import { whyNoBrowser } from './smoke/why-no-browser.ts';

/** Loads the browser's driver when a set is tested: it is half of what a command loads. */
const smoke: Smoke = async (...set) => (await import('./smoke/smoke.ts')).smoke(...set);

/* `npm run release -- <verb>`: the registry with a product, so that a set can be tested in a browser. */
const words = process.argv.slice(2);
// the API works without the console
if (words.includes('serve')) await buildConsole().catch((fault: unknown) => console.error(fault));
await runCommand(words, { smoke, whyNoBrowser });
