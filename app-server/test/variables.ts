import type { Variables } from '@resort/shared/variables';

export const TESTS = {
  DATABASE_URL_TEST: {
    meaning: 'PostgreSQL server for server tests; its user must be allowed to create databases',
  },
  FUZZ_CASES: {
    default: 4,
    defaultText: '4 (`fuzz-fifty`: 50)',
    meaning: 'requests that `fuzz` makes for each call',
  },
  FUZZ_SEED: { meaning: 'repeat one request that `fuzz` reported' },
  FUZZ_CALL: {},
  FUZZ_CASE: {},
  RECOVERY_KILLS: { default: 3, meaning: 'how often `recovery` kills each process' },
} satisfies Variables;
