import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { declaredVariables } from './declared.ts';
import { configurationPage } from './tables.ts';

/* `npm run configuration`: writes the tables of docs/configuration.md from what the code declares. */
const root = fileURLToPath(new URL('../../..', import.meta.url));
const page = join(root, 'docs/configuration.md');
writeFileSync(page, await configurationPage(page, await declaredVariables(root)));
