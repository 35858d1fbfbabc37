import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { checkTexts } from '../../checks/texts/check.ts';
import { copyTree, type Copy } from '../../testing/copy.ts';
import { addRemote } from './add-remote.ts';

const UNITS = ['shared', 'mf-membership'];
const REQUEST = { unit: 'mf-events', path: '/events', access: 'public' };

let copy: Copy;
let files: string[];

beforeAll(() => {
  copy = copyTree(UNITS);
  files = addRemote(copy.root, REQUEST);
  copy.run('prettier', '--write', ...files);
});
afterAll(() => copy.remove());

const run: Copy['run'] = (...command) => copy.run(...command);

// e2e/src/ninth-domain/ninth-domain.deep.test.ts tests that it builds, passes every check and is shown
describe('a new remote', () => {
  it('writes its own folder and nothing else', () => {
    expect(files).toHaveLength(12);
    expect(files.filter((file) => !file.startsWith('mf-events/'))).toEqual([]);
  });
  it('is formatted', () => expect(run('prettier', '--check', 'mf-events')).toBe('fine'));
  it('has complete texts', () => expect(checkTexts(copy.root)).toEqual([]));
});

it.each([
  [REQUEST, 'already exists'],
  [{ ...REQUEST, unit: 'events' }, 'is not a valid name'],
  [{ ...REQUEST, unit: 'mf-Spa' }, 'is not a valid name'],
  [{ ...REQUEST, unit: 'mf-spa', path: '/spa/{id}' }, 'is not a valid path'],
])('refuses %j, and writes nothing', (request, reason) => {
  expect(() => addRemote(copy.root, request)).toThrow(reason);
  expect(existsSync(join(copy.root, 'mf-spa'))).toBe(false);
});
