import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { staleKeyFiles } from '../../checks/texts/key-files.ts';

/* `npm run text-keys`: writes the types of the keys of all English texts. */
const root = fileURLToPath(new URL('../../..', import.meta.url));
for (const { file, wanted } of staleKeyFiles(root)) {
  writeFileSync(join(root, file), wanted);
  console.log(file);
}
