import { it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import {
  createMemoryRouter,
  UNSAFE_ViewTransitionContext as ViewTransitions,
  type Location,
} from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { useFollowed } from './use-followed.ts';

const at = (address: string): Location => {
  const [pathname = '', search] = address.split('?');
  return { pathname, search: search === undefined ? '' : `?${search}`, hash: '', state: null, key: address };
};

function Card({ to }: { to: string }) {
  return <p>{useFollowed(to) ? 'goes over' : 'stays'}</p>;
}

it.each([
  ['/shop?id=1&party=2', 'goes over'],
  ['/shop?party=2&id=1', 'goes over'],
  ['/shop?id=2&party=2', 'stays'],
  // the same page by another address: a banner above the list
  ['/shop?id=1', 'stays'],
  ['/dining', 'goes over'],
  ['/spa', 'stays'],
])('on the way from /dining to /shop?id=1&party=2 what leads to %s %s', (to, does) => {
  const transition = {
    isTransitioning: true as const,
    flushSync: false,
    currentLocation: at('/dining'),
    nextLocation: at('/shop?id=1&party=2'),
  };
  const element = (
    <ViewTransitions.Provider value={transition}>
      <Card to={to} />
    </ViewTransitions.Provider>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
  screen.getByText(does);
});
