import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { servedCalls } from '../domains/index.ts';
import { openApiDocument } from '../openapi/document.ts';
import { partnerDocument } from '../partner/openapi.ts';

/**
 * Writes `app-server/openapi.json` and `app-server/partner-openapi.json`; with `--check` it writes nothing and exits 1
 * where a file is not up to date.
 */
const rows = Object.fromEntries(servedCalls.map(({ key, row }) => [key, row]));
const DOCUMENTS = { 'openapi.json': openApiDocument(rows), 'partner-openapi.json': partnerDocument() };

/** Without its layout, which is prettier's. */
function current(file: string): string {
  try {
    return JSON.stringify(JSON.parse(readFileSync(file, 'utf8')), null, 2);
  } catch {
    return '';
  }
}

for (const [name, document] of Object.entries(DOCUMENTS)) {
  const file = fileURLToPath(new URL(`../../${name}`, import.meta.url));
  const wanted = JSON.stringify(document, null, 2);
  if (!process.argv.includes('--check')) {
    writeFileSync(file, `${wanted}\n`);
  } else if (current(file) !== wanted) {
    process.stderr.write(
      `app-server/${name} is not what the contracts say; npm run openapi writes it anew.\n`,
    );
    process.exitCode = 1;
  }
}
