import { SWC_OPTIONS } from './shared/src/build/cli/jest-transform.ts';

const swc = { '^.+\\.tsx?$': ['@swc/jest', SWC_OPTIONS] };
/** Slow tests, which only `npm run test:deep` and `npm run test:long` run. */
const DEEP = '\\.deep\\.test\\.tsx?$';
/** Each journey's product begins with a copy of what was prepared once. */
const prepared = {
  globalSetup: '<rootDir>/e2e/src/product/global-setup.ts',
  globalTeardown: '<rootDir>/e2e/src/product/global-teardown.ts',
};
/** Modules of packages and of the product are evaluated once per worker. */
const shared = {
  testEnvironment: '<rootDir>/scripts/test/jest/shared-environment.mjs',
  runtime: '<rootDir>/scripts/test/jest/shared-runtime.cjs',
};
/** One PostgreSQL server with a seeded database, which each test file copies. */
const onPostgres = {
  ...shared,
  globalSetup: '<rootDir>/app-server/test/database/global-setup.ts',
  globalTeardown: '<rootDir>/app-server/test/database/global-teardown.ts',
};
const project = {
  // not in the temporary folder, of which each run has its own
  cacheDirectory: '<rootDir>/.cache/jest',
  transform: swc,
  testPathIgnorePatterns: ['/node_modules/', DEEP],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  modulePathIgnorePatterns: ['/dist/', '/e2e/\\.work/', '/\\.data/', '/\\.cache/'],
};

/** Screens in jsdom, code for Node, the server on PostgreSQL, journeys in a real browser, and the slow tests of each. */
export default {
  // no test asserts a time: this only ends what hangs, also on a machine that is busy with something else
  testTimeout: 30_000,
  // to give back a heap of hundreds of MB takes half a second, and longer on a busy machine
  workerGracefulExitTimeout: 10_000,
  projects: [
    {
      ...project,
      displayName: 'browser',
      testEnvironment: 'jest-fixed-jsdom',
      testMatch: ['<rootDir>/{shared,shell,mf-*,release/console}/**/*.test.{ts,tsx}'],
      testPathIgnorePatterns: ['/node_modules/', '\\.node\\.test\\.ts$', DEEP],
      setupFilesAfterEnv: ['<rootDir>/shared/src/testing/patience.ts'],
      moduleNameMapper: { '\\.css$': '<rootDir>/shared/src/build/cli/css-classes.cjs' },
    },
    {
      ...project,
      displayName: 'node',
      testEnvironment: '<rootDir>/scripts/test/jest/plain-environment.mjs',
      testMatch: [
        '<rootDir>/{bench,release/src,scripts}/**/*.test.ts',
        '<rootDir>/{shared,shell,mf-*}/**/*.node.test.ts',
        // the same vectors where the server runs
        '<rootDir>/shared/src/signing/*.test.ts',
      ],
    },
    {
      ...project,
      ...onPostgres,
      displayName: 'server',
      testMatch: ['<rootDir>/app-server/**/*.test.ts'],
    },
    {
      ...project,
      ...onPostgres,
      displayName: 'server-deep',
      testMatch: ['<rootDir>/app-server/**/*.deep.test.ts'],
      testPathIgnorePatterns: ['/node_modules/'],
    },
    {
      ...project,
      displayName: 'unit-deep',
      testEnvironment: '<rootDir>/scripts/test/jest/plain-environment.mjs',
      testMatch: ['<rootDir>/{bench,release/src,scripts,shared,shell,mf-*}/**/*.deep.test.ts'],
      testPathIgnorePatterns: ['/node_modules/'],
    },
    {
      ...project,
      ...prepared,
      displayName: 'e2e',
      ...shared,
      testMatch: ['<rootDir>/e2e/**/*.test.ts'],
      testPathIgnorePatterns: ['/node_modules/', '/e2e/src/gallery/', DEEP],
    },
    {
      ...project,
      ...prepared,
      displayName: 'gallery',
      ...shared,
      testMatch: ['<rootDir>/e2e/src/gallery/**/*.test.ts'],
    },
    {
      ...project,
      displayName: 'deep',
      ...shared,
      testMatch: ['<rootDir>/e2e/**/*.deep.test.ts'],
      testPathIgnorePatterns: ['/node_modules/'],
    },
  ],
};
