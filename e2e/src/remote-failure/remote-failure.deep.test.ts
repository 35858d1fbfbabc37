import { eachFault, faultyCode, otherFailures, setUp, type Part } from './journeys.ts';
import type { Fault } from '../page/faults.ts';

const FAULTS: [Part, Fault][] = [
  ['entry', 'missing'],
  ['entry', 'tampered'],
  ['screen', 'missing'],
  ['screen', 'unavailable'],
  ['screen', 'tampered'],
  ['style', 'unavailable'],
  ['style', 'tampered'],
  ['texts', 'missing'],
  ['texts', 'tampered'],
];

setUp();
eachFault(FAULTS);
otherFailures();
faultyCode();
