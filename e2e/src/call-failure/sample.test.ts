import { afterAll, it } from '@jest/globals';
import '../page/running-product.ts';
import type { CallFault } from './call-faults.ts';
import { standOnFaults } from './ground.ts';
import { pressCell } from './press-cell.ts';
import { readCell } from './read-cell.ts';
import { newTally } from './tally.ts';

/* Some cells of the matrix in each-call.deep.test.ts. */
standOnFaults();
const tally = newTally();
afterAll(() => void process.stdout.write(`calls: ${tally.summary()}\n`));

const READS: readonly [string, CallFault][] = [
  ['content', '500'],
  ['dollars', '503'],
  ['auth', 'clock'],
  ['ticketing', '301'],
  ['vouchers', '40152'],
];
const PRESSED: readonly [string, CallFault][] = [
  ['membership', 'offline'],
  ['payment', '500'],
  ['ticketing', 'timeout'],
  ['vouchers', 'malformed'],
  ['membership', 'clock'],
];

it.each(READS)('a screen of %s survives: %s', (name, fault) => tally.tried(readCell(name, fault)));
it.each(PRESSED)('a press of %s takes effect once: %s', (name, fault) => tally.tried(pressCell(name, fault)));
