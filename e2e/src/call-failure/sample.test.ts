import { afterAll, it } from '@jest/globals';
import '../page/running-product.ts';
import { CALL_FAULTS, type CallFault } from './call-faults.ts';
import { standOnFaults } from './ground.ts';
import { pressCell } from './press-cell.ts';
import { PRESSES } from './presses/index.ts';
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
/** Every group once, each with another fault: a journey whose screens have changed fails here, not only in the matrix. */
const PRESSED: readonly [string, CallFault][] = [
  ...Object.keys(PRESSES).map((name, turn): [string, CallFault] => [
    name,
    CALL_FAULTS[turn % CALL_FAULTS.length] as CallFault,
  ]),
  ['membership', 'clock'],
];

it.each(READS)('a screen of %s survives: %s', (name, fault) => tally.tried(readCell(name, fault)));
it.each(PRESSED)('a press of %s takes effect once: %s', (name, fault) => tally.tried(pressCell(name, fault)));
