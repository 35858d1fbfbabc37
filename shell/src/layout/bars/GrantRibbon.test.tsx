import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { configureApi } from '@resort/shared/api';
import { startTexts } from '@resort/shared/i18n';
import type { ReleaseRoute } from '@resort/shared/remote';
import { RouterProvider } from '@resort/shared/router';
import { createMemoryRouter, Outlet, textsOf } from '@resort/shared/testing';
import { act, render, screen } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import GrantRibbon from './GrantRibbon.tsx';

const say = textsOf('shell');

const texts = JSON.parse(readFileSync(new URL('../../locales/en.json', import.meta.url).pathname, 'utf8'));
const NOW = Date.parse('2027-03-31T06:05:00Z');
const grant = { until: new Date(NOW + 60_000).toISOString(), units: ['mf-dollars@2'] };
const route = (path: string, focused?: true): ReleaseRoute => ({
  path,
  access: 'public',
  unit: 'mf-dollars',
  files: [],
  shellFiles: [],
  ...(focused && { focused }),
});
const routes = [route('/pay', true), route('/rewards'), route('/mall')];

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
  configureApi({ now: () => Date.now() });
  startTexts('en', { shell: texts });
});
afterEach(() => {
  jest.useRealTimers();
  configureApi({ now: Date.now });
});

function open() {
  let reloads = 0;
  const around = (
    <>
      <GrantRibbon grant={grant} routes={routes} reload={() => (reloads += 1)} />
      <Outlet />
    </>
  );
  const children = routes.map(({ path }) => ({ path, element: <p>{path}</p> }));
  const router = createMemoryRouter([{ element: around, children }], { initialEntries: ['/rewards'] });
  render(<RouterProvider router={router} />);
  return { go: (path: string) => act(() => router.navigate(path)), reloads: () => reloads };
}

it('shows the previewed versions and the end of the preview, and a button to end it', () => {
  open();
  expect(screen.getByRole('status').textContent).toContain(
    say('preview.until', { time: '31 Mar 2027, 14:06', units: 'mf-dollars' }),
  );
  expect(screen.getByRole('button', { name: say('preview.end') })).toBeTruthy();
});

it('says when the preview has ended, and reloads on the next screen without a booking or payment', async () => {
  const { go, reloads } = open();
  await go('/mall');
  await act(() => jest.advanceTimersByTimeAsync(61_000));
  expect(screen.getByRole('status').textContent).toContain(say('preview.over'));
  await go('/pay');
  expect(reloads()).toBe(0);
  await go('/rewards');
  expect(reloads()).toBe(1);
});
