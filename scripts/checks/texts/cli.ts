import { fileURLToPath } from 'node:url';
import { LANGUAGES } from '../../../shared/src/contract/languages.ts';
import { staleKeyFiles } from './key-files.ts';
import { report } from '../report.ts';
import { checkTexts } from './check.ts';

/* `npm test -- texts` */
const root = fileURLToPath(new URL('../../..', import.meta.url));
const stale = staleKeyFiles(root).map(
  ({ file }) => `${file} is not what en.json says; npm run text-keys writes it`,
);
report([...checkTexts(root), ...stale], `texts: complete in ${LANGUAGES.length} languages`);
