import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkTexts } from '../checks/texts/check.ts';
import { output } from '../testing/output.ts';
import { projectRoot } from '../testing/tree.ts';
import { addScreen } from './add-screen.ts';

const UNITS = ['shared', 'mf-membership'];
const SETTINGS = [
  '.dependency-cruiser.mjs',
  '.oxlintrc.json',
  'jest.config.mjs',
  'package.json',
  'prettier.config.mjs',
  'tsconfig.json',
];
const REQUEST = { unit: 'mf-membership', path: '/my-anniversary', access: 'member' };
const TEST = 'mf-membership/src/screens/my-anniversary/MyAnniversaryScreen.test.tsx';

/** The remote, what it stands on, and the packages, where a screen may be added. */
let copy: string;
let files: string[];

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'resort-new-screen-'));
  for (const name of [...UNITS, ...SETTINGS]) {
    cpSync(join(projectRoot, name), join(copy, name), {
      recursive: true,
      filter: (path) => !/\/(dist|node_modules|\.turbo)$/.test(path),
    });
  }
  mkdirSync(join(copy, 'node_modules/@resort'), { recursive: true });
  for (const name of readdirSync(join(projectRoot, 'node_modules'))) {
    if (name !== '@resort')
      symlinkSync(join(projectRoot, 'node_modules', name), join(copy, 'node_modules', name));
  }
  for (const unit of UNITS) symlinkSync(join(copy, unit), join(copy, 'node_modules/@resort', unit));
  files = addScreen(copy, REQUEST);
  output('prettier', ['--write', ...files], copy);
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const run = (command: string, ...args: string[]) => {
  const { status, stdout, stderr } = output(command, args, copy);
  return status === 0 ? 'fine' : `${stdout}\n${stderr}`;
};

describe('a new screen', () => {
  it('writes the screen, its test, its texts and its route', () => {
    expect(files).toHaveLength(8);
  });
  it('has the right types', () => expect(run('tsc', '-p', '.')).toBe('fine'), 60_000);
  it('passes the lint', () => {
    expect(run('oxlint', '--type-aware', '--deny-warnings', 'mf-membership')).toBe('fine');
  });
  it('keeps the boundaries', () => expect(run('depcruise', ...UNITS)).toBe('fine'));
  it('is formatted', () => expect(run('prettier', '--check', 'mf-membership')).toBe('fine'));
  it('has texts that are complete', () => expect(checkTexts(copy)).toEqual([]));
  it('passes its own test', () => {
    // the room for browsers alone: the others' set-ups are not in the copy
    writeFileSync(
      join(copy, 'jest.browser.mjs'),
      "import all from './jest.config.mjs'; export default all.projects.find((room) => room.displayName === 'browser');",
    );
    const jest = ['--experimental-vm-modules', 'node_modules/jest/bin/jest.js', '-c', 'jest.browser.mjs'];
    expect(run('node', ...jest, TEST)).toBe('fine');
  }, 60_000);
});

it.each([
  [{ ...REQUEST, path: '/my-membership' }, 'has a screen for /my-membership already'],
  [{ ...REQUEST, path: '/MyCard' }, 'is no path'],
  [{ ...REQUEST, path: '/cards/{id}' }, 'is no path'],
  [{ ...REQUEST, access: 'guests' }, 'public or member'],
  [{ ...REQUEST, unit: 'mf-nowhere' }, 'no remote mf-nowhere'],
])('refuses %j', (request, reason) => {
  expect(() => addScreen(copy, request)).toThrow(reason);
});
