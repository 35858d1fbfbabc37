import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { staleShareFiles } from './files.ts';

/* `npm run shares`: writes what follows from the table of shares. */
const root = fileURLToPath(new URL('../../..', import.meta.url));
for (const { file, wanted } of staleShareFiles(root)) {
  writeFileSync(join(root, file), wanted);
  console.log(file);
}
