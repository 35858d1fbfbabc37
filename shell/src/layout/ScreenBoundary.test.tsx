import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { startTexts } from '@resort/shared/i18n';
import { RouterProvider } from '@resort/shared/router';
import { createMemoryRouter, Outlet, textsOf } from '@resort/shared/testing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readFileSync } from 'node:fs';
import { noticed } from '../loading/notices.ts';
import { ScreenBoundary } from './ScreenBoundary.tsx';

const say = textsOf('shell');

const texts = JSON.parse(readFileSync(new URL('../locales/en.json', import.meta.url).pathname, 'utf8'));

let isBroken: boolean;
function Screen() {
  if (isBroken) throw new Error('a defect');
  return <h1>The screen</h1>;
}

function open() {
  const broken = (
    <ScreenBoundary unit="mf-auth">
      <Screen />
    </ScreenBoundary>
  );
  const layout = (
    <>
      <p>around it</p>
      <Outlet />
    </>
  );
  const router = createMemoryRouter([{ element: layout, children: [{ path: '/', element: broken }] }]);
  render(<RouterProvider router={router} />);
  return router;
}

let log: ReturnType<typeof jest.spyOn>;
beforeEach(() => {
  isBroken = true;
  log = jest.spyOn(console, 'error').mockImplementation(() => {});
  startTexts('en', { shell: texts });
});

describe('a screen that throws while rendering', () => {
  it('leaves the page usable, with an error card whose reference is in the log', async () => {
    open();
    expect(screen.getByText('around it')).toBeTruthy();
    const reference =
      (await screen.findByText(say.like('remoteFailed.reference'))).textContent?.slice(11) ?? '';
    expect(log).toHaveBeenCalledWith(`${reference}: a screen broke`, new Error('a defect'));
  });

  it('is recorded with its unit for the health reports', () => {
    noticed.length = 0;
    open();
    expect(noticed).toEqual([['crash', 'mf-auth']]);
  });

  it('can be retried', async () => {
    open();
    isBroken = false;
    await userEvent.click(await screen.findByRole('button', { name: say('remoteFailed.retry') }));
    expect(screen.getByRole('heading').textContent).toBe('The screen');
  });

  it('is rendered again for another address', async () => {
    const router = open();
    isBroken = false;
    await act(() => router.navigate('/?id=2'));
    expect(screen.getByRole('heading').textContent).toBe('The screen');
  });
});
