import { fuzzEveryCall } from './suite.ts';

/* A few of each call, always the same ones, so that a change breaks it and not the day; fuzz.deep.test.ts has more. */
fuzzEveryCall({ cases: 4, seed: 18, reach: 100 });
