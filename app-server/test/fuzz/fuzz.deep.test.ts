import { TESTS } from '../tools/variables.ts';
import { fuzzEveryCall } from './suite.ts';

/*
 * The deep tier sends four requests to each call, always the same ones, so that only a code change can break
 * it. The long tier sends fifty, different ones each time (FUZZ_CASES).
 */
const few = process.env['FUZZ_CASES'] === undefined;
fuzzEveryCall(
  few
    ? { cases: TESTS.FUZZ_CASES.default, seed: 18, reach: 100 }
    : { cases: 50, seed: Date.now() % 2 ** 31, reach: 120 },
);
