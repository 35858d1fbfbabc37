import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { SWC_OPTIONS } from './jest-transform.ts';
import { runInTerminal } from './run-tool.ts';

const { resolve } = createRequire(import.meta.url);
const ours = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** How tests of screens run in a remote's own repository: as the project `browser` of jest.config.mjs here. */
const settings = (rootDir: string) => ({
  rootDir,
  testEnvironment: resolve('jest-fixed-jsdom'),
  testMatch: ['<rootDir>/{src,contract}/**/*.test.{ts,tsx}'],
  testTimeout: 30_000,
  transform: { '^.+\\.tsx?$': [resolve('@swc/jest'), SWC_OPTIONS] },
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  modulePathIgnorePatterns: ['/dist/', '/\\.cache/'],
  moduleNameMapper: { '\\.css$': ours('./css-classes.cjs') },
  setupFilesAfterEnv: [ours('../../testing/patience.js')],
});

/** Runs the repository's tests. Returns the exit code. */
export const runTests = (root: string, words: string[]): Promise<number> =>
  runInTerminal(
    root,
    'jest',
    ['--config', JSON.stringify(settings(root)), ...words],
    ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'],
  );
