import { fileURLToPath } from 'node:url';
import { report } from '../report.ts';
import { heaviestColdStart, weighUnits } from './check.ts';
import { checkEagerParts } from './eager/check.ts';
import { firstScript, readUnits } from './units.ts';

/*
 * `npm test -- build sizes`: prints all sizes, and fails if one exceeds its budget, or if the shell's first script has a
 * heavy part of the kit that few routes need.
 */
const root = fileURLToPath(new URL('../../..', import.meta.url));
const units = await readUnits(root);
const weighed = weighUnits(units);
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1).padStart(6);
for (const { what, bytes, budget } of weighed) {
  console.log(`${kilobytes(bytes)} of ${kilobytes(budget)} kB  ${what}`);
}
const nearest = heaviestColdStart(weighed);
if (nearest)
  console.log(`\nnearest its budget: ${nearest.what}, ${nearest.budget - nearest.bytes} bytes left`);
report(
  [
    ...weighed
      .filter(({ bytes, budget }) => bytes > budget)
      .map(({ what, bytes, budget }) => `over its budget by ${bytes - budget} bytes: ${what}`),
    ...checkEagerParts(root, firstScript(units)),
  ],
  'sizes: all within their budgets (brotli), and nothing heavy in the first script that few routes need',
);
