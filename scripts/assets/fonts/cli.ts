import { mkdirSync, writeFileSync } from 'node:fs';
import { FONTS, fingerprint, fontFile, licenceFile, subsetOf } from './subset.ts';

/* `node scripts/run.mjs scripts/assets/fonts/cli.ts`: makes the fonts again after a change of a range or a package. */
const made: Record<string, string> = {};
for (const font of FONTS) {
  const { woff2, licence } = await subsetOf(font);
  writeFileSync(fontFile(font), woff2);
  mkdirSync(new URL('.', licenceFile(font)), { recursive: true });
  writeFileSync(licenceFile(font), licence);
  made[font] = fingerprint(font, woff2);
  console.log(`${font}: ${woff2.length} bytes`);
}
writeFileSync(new URL('made-of.json', import.meta.url), `${JSON.stringify(made, null, 2)}\n`);
