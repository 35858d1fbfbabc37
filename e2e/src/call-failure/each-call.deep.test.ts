import { afterAll, describe, expect, it } from '@jest/globals';
import '../page/running-product.ts';
import { CALL_FAULTS } from './call-faults.ts';
import { groups, standOnFaults } from './ground.ts';
import { pressCell } from './press-cell.ts';
import { PRESSES } from './presses/index.ts';
import { readCell } from './read-cell.ts';
import { SCREENS } from './screens.ts';
import { newTally } from './tally.ts';

/* Every group of calls with every fault, on screens that read and on buttons that send. */
standOnFaults();
const tally = newTally();
afterAll(() => void process.stdout.write(`calls: ${tally.summary()}\n`));

it('has a screen and a button for every existing group of calls', () => {
  const names = [...groups.keys()].sort();
  expect(Object.keys(SCREENS).sort()).toEqual(names);
  expect(Object.keys(PRESSES).sort()).toEqual(names);
});

describe.each(Object.keys(SCREENS))('while the calls of %s fail', (name) => {
  it.each(CALL_FAULTS)('a screen survives: %s', (fault) => tally.tried(readCell(name, fault)));
  it.each(CALL_FAULTS)('a press takes effect once: %s', (fault) => tally.tried(pressCell(name, fault)));
});
