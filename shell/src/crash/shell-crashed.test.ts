import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { CRASHED_SHELL_COOKIE } from '@resort/shared/remote';
import { FIRST_MINUTE_MS, layoutCrashed } from './layout-crashed.ts';
import { shellCrashed } from './shell-crashed.ts';

let reloads: number;
let reports: Blob[];
const reload = () => void (reloads += 1);
const openPage = (more = {}) => {
  const release = JSON.stringify({ channel: 'production', number: 7, versions: { shell: '2' }, ...more });
  document.body.innerHTML = `<script type="application/json" id="release">${release}</script><p id="not-started">`;
};
const jsonIn = async (report: Blob) => JSON.parse(await report.text()) as unknown;
const words = () => document.getElementById('not-started')?.className;

beforeEach(() => {
  [reloads, reports] = [0, []];
  document.cookie = `${CRASHED_SHELL_COOKIE.name}=; max-age=0; path=/`;
  sessionStorage.clear();
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  navigator.sendBeacon = (_url, body) => {
    reports.push(body as Blob);
    return true;
  };
  openPage();
});

describe('a shell that crashed', () => {
  it('is reported, named in the cookie, and the page is loaded again, once', async () => {
    openPage({ since: 5 });
    shellCrashed(reload);
    expect([reloads, document.cookie, words()]).toEqual([1, 'release-crashed-shell=2', '']);
    // the first release with the same content, by which the origin counts
    expect(await Promise.all(reports.map(jsonIn))).toEqual([
      {
        schema: 'reports/1',
        channel: 'production',
        release: 5,
        events: [
          { kind: 'view', unit: 'shell', version: '2' },
          { kind: 'crash', unit: 'shell', version: '2' },
        ],
      },
    ]);
    shellCrashed(reload);
    expect([reloads, words()]).toEqual([1, 'now']);
  });

  it('of a new version is replaced again', () => {
    shellCrashed(reload);
    openPage({ versions: { shell: '3' } });
    shellCrashed(reload);
    expect(reloads).toBe(2);
  });

  it.each([
    ['for a tester', () => openPage({ grant: 'g' })],
    ['offline', () => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)],
  ])('stays %s, and the page says so', (_who, set) => {
    set();
    shellCrashed(reload);
    expect([reloads, document.cookie, words()]).toEqual([0, '', 'now']);
  });
});

describe('a layout that crashed', () => {
  const wish = Object.assign(document.createElement('input'), { name: 'wish', value: 'a quiet room' });

  it('in its first minute is replaced, and what was typed is kept', () => {
    layoutCrashed([wish], { now: FIRST_MINUTE_MS, reload });
    expect([reloads, sessionStorage.getItem('draft.typed')]).toEqual([
      1,
      expect.stringContaining('a quiet room'),
    ]);
  });

  it('later stays with its error', () => {
    layoutCrashed([wish], { now: FIRST_MINUTE_MS + 1, reload });
    expect([reloads, document.cookie, words()]).toEqual([0, '', '']);
  });
});
