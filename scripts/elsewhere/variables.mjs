export const TESTS = {
  ELSEWHERE: {
    defaultText: 'all',
    meaning:
      'limit the conditions and suites of `elsewhere`, e.g. `ELSEWHERE=06:05,umask`, and choose its day: `ELSEWHERE_DAYS=35` is in 35 days',
  },
  ELSEWHERE_SUITES: { defaultText: 'the usual tier' },
  ELSEWHERE_DAYS: { defaultText: 'any day of the coming year' },
  JEST_FLAGS: { meaning: 'further arguments for Jest' },
};
