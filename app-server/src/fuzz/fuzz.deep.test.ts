import { afterAll, beforeAll } from '@jest/globals';
import setUp from '../testing/global-setup.ts';
import tearDown from '../testing/global-teardown.ts';
import { fuzzEveryCall } from './suite.ts';

beforeAll(setUp, 120_000);
afterAll(tearDown, 120_000);

/* Others each time. */
fuzzEveryCall({ cases: 50, seed: Date.now() % 2 ** 31, reach: 120 });
