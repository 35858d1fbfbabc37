import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { CRASHED_SHELL_COOKIE } from '@resort/shared/remote';
import { releaseIn } from '@resort/shared/release-in-page';
import { madeUpShell } from '../../testing/made-up-builds.ts';
import { openOrigin, type TestOrigin } from '../../testing/origin.ts';
import { GRANT_COOKIE } from './assignment.ts';

let origin: TestOrigin;
beforeEach(async () => {
  origin = await openOrigin();
  await origin.pinned(madeUpShell('1'));
  await origin.pinned(madeUpShell('2'));
});
afterEach(() => origin.close());

const pageWith = async (cookie: string) => {
  const { body, headers } = await origin.get('/en/', { cookie });
  const release = releaseIn(body);
  return {
    starts: release.units['shell']?.version,
    scripts: [...body.matchAll(/<script src="([^"]+)"/g)].map(([, src]) => src),
    pinned: release.versions['shell'],
    cache: String(headers['cache-control']),
  };
};
const crashed = (version: string) => `${CRASHED_SHELL_COOKIE.name}=${version}`;

it('a browser in which the pinned shell crashed gets a page with the earlier one, for itself', async () => {
  const page = await pageWith(crashed('2'));
  expect(page).toMatchObject({ starts: '1', pinned: '2', cache: expect.stringMatching(/private|no-store/) });
  expect(page.scripts).toEqual(['/artifacts/shell/1/static/shell.js']);
});

it.each([
  ['of a version that is no longer pinned', crashed('1')],
  ['of a version that never was', crashed('<script>')],
  ['of a tester, who has to see it', `${crashed('2')}; ${GRANT_COOKIE}=unknown`],
  ['', ''],
])('a crash %s changes nothing', async (_of, cookie) => {
  expect(await pageWith(cookie)).toMatchObject({
    starts: '2',
    scripts: ['/artifacts/shell/2/static/shell.js'],
  });
});

it('without an earlier version the page starts with the pinned one', async () => {
  const first = await openOrigin();
  try {
    await first.pinned(madeUpShell('1'));
    const { body } = await first.get('/en/', { cookie: crashed('1') });
    expect(releaseIn(body).units['shell']?.version).toBe('1');
  } finally {
    await first.close();
  }
});
