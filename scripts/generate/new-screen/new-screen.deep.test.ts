import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { checkTexts } from '../../checks/texts/check.ts';
import { copyTree, type Copy } from '../../testing/copy.ts';
import { addScreen } from './add-screen.ts';

const UNITS = ['shared', 'shell', 'mf-membership'];
const REQUEST = { unit: 'mf-membership', path: '/my-anniversary', access: 'member' };
const TEST = 'mf-membership/src/screens/my-anniversary/MyAnniversaryScreen.test.tsx';

let copy: Copy;
let files: string[];

beforeAll(() => {
  copy = copyTree(UNITS);
  files = addScreen(copy.root, REQUEST);
  copy.run('prettier', '--write', ...files);
});
afterAll(() => copy.remove());

const run: Copy['run'] = (...command) => copy.run(...command);

describe('a new screen', () => {
  it('writes the screen, its test, its texts with their types, and its route', () => {
    expect(files).toHaveLength(9);
  });
  it('has the right types', () => expect(run('tsc', '-p', '.')).toBe('fine'), 180_000);
  it('passes the lint', () => {
    expect(run('oxlint', '--type-aware', '--deny-warnings', 'mf-membership')).toBe('fine');
  });
  it('respects the boundaries', () => expect(run('depcruise', ...UNITS)).toBe('fine'));
  it('is formatted', () => expect(run('prettier', '--check', 'mf-membership')).toBe('fine'));
  it('has complete texts', () => expect(checkTexts(copy.root)).toEqual([]));
  it('passes its own test', () => {
    expect(copy.test(TEST)).toBe('fine');
  }, 180_000);
});

it.each([
  [{ ...REQUEST, path: '/my-membership' }, 'already has a screen for /my-membership'],
  [{ ...REQUEST, path: '/MyCard' }, 'is not a valid path'],
  [{ ...REQUEST, path: '/cards/{id}' }, 'is not a valid path'],
  [{ ...REQUEST, access: 'guests' }, 'public or member'],
  [{ ...REQUEST, unit: 'mf-nowhere' }, 'no remote mf-nowhere'],
])('refuses %j', (request, reason) => {
  expect(() => addScreen(copy.root, request)).toThrow(reason);
});
