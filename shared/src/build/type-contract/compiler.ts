import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Options that decide what a type is: the same for the declarations of a build and for the gate. */
export const TYPE_OPTIONS = {
  allowImportingTsExtensions: true,
  exactOptionalPropertyTypes: true,
  jsx: 'react-jsx',
  lib: ['es2024', 'dom', 'dom.iterable'],
  module: 'esnext',
  moduleResolution: 'bundler',
  resolveJsonModule: true,
  skipLibCheck: true,
  strict: true,
  target: 'es2023',
  types: [],
};

/** Runs the TypeScript compiler on a `tsconfig.json`. Returns what it prints: one message after the other. */
export function runCompiler(project: string): Promise<string> {
  const { resolve } = createRequire(import.meta.url);
  const compiler = join(dirname(resolve('typescript/package.json')), 'lib/tsc.js');
  const command = [compiler, '--pretty', 'false', '--project', project];
  return new Promise((done, fail) => {
    execFile(process.execPath, command, { maxBuffer: 64 * 1024 * 1024 }, (error, stdout) => {
      // it ends with 1 or 2 when it has found errors, and prints them
      if (error && stdout === '') fail(error);
      else done(stdout);
    });
  });
}
