import { expect, it, jest } from '@jest/globals';
import { RouterProvider } from '@resort/shared/router';
import { createMemoryRouter } from '@resort/shared/testing';
import { render, screen, waitFor } from '@testing-library/react';
import HashTarget from './HashTarget.tsx';

HTMLElement.prototype.scrollIntoView = jest.fn();

function open(hash: string) {
  const element = (
    <>
      <h1>Terms</h1>
      <h2 id="your data">Your data</h2>
      <HashTarget />
    </>
  );
  render(
    <RouterProvider
      router={createMemoryRouter([{ path: '*', element }], { initialEntries: [`/${hash}`] })}
    />,
  );
}

it('is scrolled to and gets the focus', async () => {
  open('#your%20data');
  const target = screen.getByRole('heading', { name: 'Your data' });
  await waitFor(() => expect(document.activeElement).toBe(target));
  expect(target.scrollIntoView).toHaveBeenCalled();
});

it.each(['#%', '#%E0%A4', '#nowhere', '#'])(
  '%s, which matches no element, leaves the screen unchanged',
  (hash) => {
    open(hash);
    screen.getByRole('heading', { name: 'Terms' });
    expect(document.activeElement).toBe(document.body);
  },
);
