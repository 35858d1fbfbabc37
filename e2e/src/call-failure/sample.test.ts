import { afterAll, expect, it } from '@jest/globals';
import '../running-product.ts';
import { CALL_FAULTS, type CallFault } from './call-faults.ts';
import { groups, standOnFaults } from './ground.ts';
import { pressCell } from './press-cell.ts';
import { readCell } from './read-cell.ts';
import { SCREENS } from './screens.ts';
import { newTally } from './tally.ts';

/* Of the matrix in each-call.deep.test.ts: each fault once and each group once, read and pressed. */
standOnFaults();
const tally = newTally();
afterAll(() => void process.stdout.write(`calls: ${tally.summary()}\n`));

const names = Object.keys(SCREENS);
const nth = (index: number) => names[index % names.length] ?? '';
/** The press of a group meets another fault than its screen does. */
const SHIFT = 4;
const READS = CALL_FAULTS.map((fault, index): [string, CallFault] => [nth(index), fault]);
const PRESSED = CALL_FAULTS.map((fault, index): [string, CallFault] => [nth(index + SHIFT), fault]);

it.each(READS)('a screen of %s survives: %s', (name, fault) => tally.tried(readCell(name, fault)));
it.each(PRESSED)('a press of %s is done once: %s', (name, fault) => tally.tried(pressCell(name, fault)));

it('no group of calls is left out', () => {
  expect(new Set(READS.map(([name]) => name))).toEqual(new Set(groups.keys()));
  expect(new Set(PRESSED.map(([name]) => name))).toEqual(new Set(groups.keys()));
});
