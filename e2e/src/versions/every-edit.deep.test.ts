import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { unitSource } from '@resort/shared/build/version';
// @ts-expect-error plain JavaScript
import { unitFolders } from '../../../scripts/build/build-units.mjs';
import { builtVersion } from '../../../scripts/checks/precise-versions/built-version.ts';
import { changeIn, EDITS, type Edit } from '../../../scripts/checks/precise-versions/edits.ts';
import { copyTree, type Copy } from '../../../scripts/testing/copy.ts';

const UNITS: string[] = unitFolders();
const TIME_LIMIT_MS = 600_000;

type Versions = Record<string, string>;

let copy: Copy;
let before: { versions: Versions; inputs: Versions };
beforeAll(() => {
  copy = copyTree(['shared', ...UNITS]);
  before = { versions: builtVersions(), inputs: inputsOfAll() };
}, TIME_LIMIT_MS);
afterAll(() => copy.remove());

it.each(EDITS)(
  'gives a new version to those whom $what concerns',
  (edit) => {
    const undo = changeIn(copy.root, edit);
    const changed = namesOfChanged(before.versions, builtVersions());
    const outdated = namesOfChanged(before.inputs, inputsOfAll());
    undo();
    // a row of the table in docs/decisions/2026-11-23-versions-and-type-contracts.md
    process.stdout.write(`| ${edit.what} | ${outdated.length} | ${changed.join(', ') || 'none'} |\n`);
    expect(changed).toEqual(UNITS.filter((unit) => concerns(edit, unit)));
  },
  TIME_LIMIT_MS,
);

const concerns = ({ changes }: Edit, unit: string) =>
  changes.includes(unit === 'shell' || unit === 'mf-hotel' ? unit : 'others');

const builtVersions = () => perUnit((unit) => builtVersion(copy, unit));
const inputsOfAll = () => perUnit((unit) => unitSource(join(copy.root, unit), copy.root).inputs);

const perUnit = (read: (unit: string) => string): Versions =>
  Object.fromEntries(UNITS.map((unit) => [unit, read(unit)]));

const namesOfChanged = (first: Versions, second: Versions) =>
  UNITS.filter((unit) => first[unit] !== second[unit]);
