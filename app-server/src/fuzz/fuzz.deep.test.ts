import { afterAll, beforeAll } from '@jest/globals';
import setUp from '../testing/global-setup.ts';
import tearDown from '../testing/global-teardown.ts';
import { fuzzEveryCall } from './suite.ts';

beforeAll(setUp, 120_000);

/* Others each time. */
fuzzEveryCall({ cases: 50, seed: Date.now() % 2 ** 31, reach: 120 });

// last: hooks run in the order they stand in, and the suite's own end needs the database
afterAll(tearDown, 120_000);
