import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { servedCalls } from '../domains/index.ts';
import { openApiDocument } from '../openapi/document.ts';

/** Writes `app-server/openapi.json`; with `--check` it writes nothing and exits 1 where the file is not up to date. */
const file = fileURLToPath(new URL('../../openapi.json', import.meta.url));
const rows = Object.fromEntries(servedCalls.map(({ key, row }) => [key, row]));
const wanted = JSON.stringify(openApiDocument(rows), null, 2);

/** Without its layout, which is prettier's. */
function current(): string {
  try {
    return JSON.stringify(JSON.parse(readFileSync(file, 'utf8')), null, 2);
  } catch {
    return '';
  }
}

if (!process.argv.includes('--check')) {
  writeFileSync(file, `${wanted}\n`);
} else if (current() !== wanted) {
  process.stderr.write(
    'app-server/openapi.json is not what the contracts say; npm run openapi writes it anew.\n',
  );
  process.exitCode = 1;
}
