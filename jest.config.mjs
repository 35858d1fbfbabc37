const swc = {
  '^.+\\.tsx?$': [
    '@swc/jest',
    {
      jsc: {
        target: 'es2023',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
      },
      module: { type: 'es6' },
    },
  ],
};
const project = {
  transform: swc,
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  modulePathIgnorePatterns: ['/dist/', '/e2e/\\.work/', '/\\.data/', '/\\.cache/'],
};

/** Four rooms: what runs in a browser, in Node, on a real database, and journeys in a real browser. */
export default {
  projects: [
    {
      ...project,
      displayName: 'browser',
      testEnvironment: 'jest-fixed-jsdom',
      testMatch: ['<rootDir>/{shared,shell,mf-*}/**/*.test.{ts,tsx}'],
      testPathIgnorePatterns: ['/node_modules/', '\\.node\\.test\\.ts$'],
      moduleNameMapper: { '\\.css$': 'identity-obj-proxy' },
    },
    {
      ...project,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: [
        '<rootDir>/{release,scripts}/**/*.test.ts',
        '<rootDir>/{shared,shell,mf-*}/**/*.node.test.ts',
        // the same vectors where the server runs
        '<rootDir>/shared/src/signing/*.test.ts',
      ],
    },
    {
      ...project,
      displayName: 'server',
      testEnvironment: 'node',
      globalSetup: '<rootDir>/app-server/src/testing/global-setup.ts',
      globalTeardown: '<rootDir>/app-server/src/testing/global-teardown.ts',
      testMatch: ['<rootDir>/app-server/**/*.test.ts'],
    },
    {
      ...project,
      displayName: 'e2e',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/e2e/**/*.test.ts'],
    },
  ],
};
