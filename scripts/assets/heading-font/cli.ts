import { writeFileSync } from 'node:fs';
import { FONT_FILE, fingerprint, headingSubset } from './subset.ts';

/*
 * `node scripts/run.mjs scripts/assets/heading-font/cli.ts`: regenerates the font of headings after a change of its
 * range.
 */
const subset = await headingSubset();
writeFileSync(FONT_FILE, subset);
writeFileSync(new URL('made-of.json', import.meta.url), `{ "sha256": "${fingerprint(subset)}" }\n`);
console.log(`heading-serif.woff2: ${subset.length} bytes`);
