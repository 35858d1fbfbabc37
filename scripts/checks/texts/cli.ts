import { fileURLToPath } from 'node:url';
import { report } from '../report.ts';
import { checkTexts } from './check.ts';

/* `npm test -- texts` */
report(checkTexts(fileURLToPath(new URL('../../..', import.meta.url))), 'texts: complete in five languages');
