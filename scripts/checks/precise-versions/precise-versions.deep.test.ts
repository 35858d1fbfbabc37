import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { copyTree, type Copy } from '../../testing/copy.ts';
import { changeIn, EDITS } from './edits.ts';
import { builtVersion } from './built-version.ts';

/* The suite `versions` of the long tier makes every edit by itself, and builds all nine units. */
const TIME_LIMIT_MS = 300_000;

let copy: Copy;
let before: string;
beforeAll(() => {
  copy = copyTree(['shared', 'shell', 'mf-hotel']);
  before = builtVersion(copy, 'mf-hotel');
}, TIME_LIMIT_MS);
afterAll(() => copy.remove());

it(
  'gives a remote no new version for edits in shared that do not concern it',
  () => {
    for (const edit of EDITS.filter(({ changes }) => !changes.includes('mf-hotel')))
      changeIn(copy.root, edit);
    expect(builtVersion(copy, 'mf-hotel')).toBe(before);
  },
  TIME_LIMIT_MS,
);

it(
  'gives it a new version for a text of its own',
  () => {
    const file = join(copy.root, 'mf-hotel/src/locales/en.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace(/"title": "/, '"title": "Edited '));
    expect(builtVersion(copy, 'mf-hotel')).not.toBe(before);
  },
  TIME_LIMIT_MS,
);
