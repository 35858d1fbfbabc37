import { eachFault, faultyCode, reports, setUp } from './journeys.ts';

/** One of each kind; every file with every fault is in the deep suite. */
setUp();
eachFault([
  ['entry', 'missing'],
  ['screen', 'tampered'],
]);
reports();
faultyCode();
