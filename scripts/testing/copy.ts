import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { output } from './output.ts';
import { projectRoot } from './tree.ts';

const SETTINGS = [
  '.dependency-cruiser.mjs',
  '.oxlintrc.json',
  'jest.config.mjs',
  'package.json',
  'package-lock.json',
  'prettier.config.mjs',
  'scripts/checks/ready-page/plugin.mjs',
  'scripts/test/jest/plain-environment.mjs',
  'scripts/test/jest/shared-environment.mjs',
  'scripts/test/jest/shared-runtime.cjs',
  'tsconfig.json',
];

/** A copy of units, their dependencies, and the packages, in a folder where a test can add files. */
export interface Copy {
  root: string;
  /** `fine`, or the program's output */
  run(command: string, ...args: string[]): string;
  /** runs one test of the copied units */
  test(file: string): string;
  remove(): void;
}

export function copyTree(units: readonly string[]): Copy {
  const root = mkdtempSync(join(tmpdir(), 'resort-copy-'));
  for (const name of [...units, ...SETTINGS]) {
    cpSync(join(projectRoot, name), join(root, name), {
      recursive: true,
      filter: (path) => !/\/(dist|node_modules|\.turbo|\.cache)$/.test(path),
    });
  }
  mkdirSync(join(root, 'node_modules/@resort'), { recursive: true });
  for (const name of readdirSync(join(projectRoot, 'node_modules'))) {
    if (name !== '@resort')
      symlinkSync(join(projectRoot, 'node_modules', name), join(root, 'node_modules', name));
  }
  for (const unit of units) {
    symlinkSync(join(root, unit), join(root, 'node_modules/@resort', unit));
    // packages of which the root has another version
    const own = join(projectRoot, unit, 'node_modules');
    if (existsSync(own)) symlinkSync(own, join(root, unit, 'node_modules'));
  }
  const run: Copy['run'] = (command, ...args) => {
    const { status, stdout, stderr } = output(command, args, root);
    return status === 0 ? 'fine' : `${stdout}\n${stderr}`;
  };
  return {
    root,
    run,
    test(file) {
      // only the project for browsers: the copy lacks the set-ups of the others
      writeFileSync(
        join(root, 'jest.browser.mjs'),
        "import all from './jest.config.mjs'; export default all.projects.find((room) => room.displayName === 'browser');",
      );
      const jest = ['--experimental-vm-modules', 'node_modules/jest/bin/jest.js', '-c', 'jest.browser.mjs'];
      return run('node', ...jest, file);
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
