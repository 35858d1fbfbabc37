import { beforeEach, describe, expect, it } from '@jest/globals';
import { NeedsReload } from '../loading/failures.ts';
import { readCrashes } from '../loading/fallbacks.ts';
import { releaseOf, unitOf } from '../loading/testing/release.ts';
import { addVersions } from '../loading/whole-release.ts';
import { pinnedRelease } from '../release.ts';
import { FIRST_SECONDS_MS, replaceCrashed } from './replace-crashed.ts';

const LATE = FIRST_SECONDS_MS + 1;
const error = new Error('a defect');
let reloads: number;
/** what the loader says about another version */
let verdict: unknown;
const page = { verdictOn: () => Promise.resolve(verdict), reload: () => void (reloads += 1) };

const openPage = (version: string, more = {}) => {
  const release = JSON.stringify({ versions: { 'mf-auth': version }, ...more });
  document.body.innerHTML = `<script type="application/json" id="release">${release}</script><input name="wish">`;
};
const crash = (age: number, change: Partial<Parameters<typeof replaceCrashed>[0]> = {}) =>
  replaceCrashed(
    { unit: 'mf-auth', error, age, fields: [], left: new AbortController().signal, ...change },
    page,
  );

beforeEach(() => {
  sessionStorage.clear();
  [reloads, verdict] = [0, new NeedsReload('a defect')];
  openPage('2');
});

describe('a screen that threw is replaced by a reload', () => {
  it.each([0, FIRST_SECONDS_MS])('after %d ms', async (age) => {
    expect([await crash(age), reloads]).toEqual([true, 1]);
    expect(readCrashes()).toEqual({ 'mf-auth': '2' });
  });

  it('at the second time in a tab, of the same version', async () => {
    expect([await crash(LATE), reloads]).toEqual([false, 0]);
    openPage('3');
    expect([await crash(LATE), reloads]).toEqual([false, 0]);
    expect([await crash(LATE), reloads]).toEqual([true, 1]);
  });

  it('also of a unit that the page does not carry, whose version came with the whole release', async () => {
    openPage('2', { versions: { shell: '1' } });
    addVersions(pinnedRelease(), releaseOf({ 'mf-auth': unitOf('mf-auth', '2', []) }));
    expect([await crash(0), reloads]).toEqual([true, 1]);
    expect(readCrashes()).toEqual({ 'mf-auth': '2' });
  });

  it('which keeps the fields that went with it', async () => {
    const gone = Object.assign(document.createElement('input'), { name: 'wish', value: 'a quiet room' });
    const stays = Object.assign(document.createElement('input'), { name: 'search', value: 'elsewhere' });
    document.body.append(stays);
    await crash(0, { fields: [gone, stays] });
    expect(sessionStorage.getItem('draft.typed')).toContain('a quiet room');
    expect(sessionStorage.getItem('draft.typed')).not.toContain('elsewhere');
  });
});

describe('a screen that threw stays as it is', () => {
  it('if no other version would help: there is none, or it is shown already', async () => {
    verdict = error;
    expect([await crash(0), await crash(0), reloads]).toEqual([false, false, 0]);
  });

  it('on a tester’s page', async () => {
    openPage('2', { grant: { until: '', units: [] } });
    expect([await crash(0), reloads]).toEqual([false, 0]);
  });

  it('if the visitor has left it meanwhile', async () => {
    expect([await crash(0, { left: AbortSignal.abort() }), reloads]).toEqual([false, 0]);
  });
});
