import { fileURLToPath } from 'node:url';
import { BROWSERS } from '@resort/shared/build/browsers';
import { report } from '../report.ts';
import { checkUnits } from './check.ts';

/* `npm test -- build browsers` */
report(
  checkUnits(fileURLToPath(new URL('../../..', import.meta.url))),
  `browsers: every built script runs in ${BROWSERS.join(', ')}`,
);
