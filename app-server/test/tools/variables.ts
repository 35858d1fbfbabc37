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
  RECOVERY_KILLS: { default: 1, meaning: 'how often `recovery` kills each process' },
  DRILL_FILL: { default: 20_000, meaning: 'movements that `point-in-time` makes before the backup' },
  ROLLING_MINUTES: {
    default: 0,
    defaultText: '0: each process once',
    meaning: 'how long `images` replaces web processes under load, one after another',
  },
} satisfies Variables;
