import { beforeEach, expect, it } from '@jest/globals';
import { badgeCalls, type Badges } from '@resort/shared/calls/rows';
import { serveRoutes } from '@resort/shared/routes';
import { fake, fakeServer, inOrder, MEI_LING, renderScreen, textsOf } from '@resort/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import texts from '../../locales/en.json' with { type: 'json' };
import HeaderLinks from './HeaderLinks.tsx';

const say = textsOf('shell');
const server = fakeServer();
const open = () => renderScreen(HeaderLinks, { at: '/home', texts: { shell: texts }, member: MEI_LING });
const answer = (badges: Badges) => server.use(...fake(badgeCalls, { 'GET /notification/exist': badges }));

beforeEach(() => serveRoutes(['/cart', '/notifications']));

it('leads to notifications and cart, each with its count, also for a screen reader', async () => {
  answer({ unread: 3, letters: 5, cart: 1 });
  const { container } = open();
  const cart = await screen.findByRole('link', {
    name: inOrder(say('header.cart'), say('header.inCart', { count: 1 })),
  });
  expect(cart.getAttribute('href')).toBe('/cart');
  const bell = screen.getByRole('link', {
    name: inOrder(say('header.notifications'), say('header.unread', { count: 3 })),
  });
  expect(bell.getAttribute('href')).toBe('/notifications');
  expect(await axe(container)).toMatchObject({ violations: [] });
});

it('has no link to an empty cart, and no count of nothing', async () => {
  let isAsked = false;
  server.use(
    ...fake(badgeCalls, {
      'GET /notification/exist': () => {
        isAsked = true;
        return { unread: 0, letters: 0, cart: 0 };
      },
    }),
  );
  open();
  await waitFor(() => expect(isAsked).toBe(true));
  expect((await screen.findByRole('link', { name: say('header.notifications') })).textContent).toBe(
    say('header.notifications'),
  );
  expect(screen.queryByRole('link', { name: say.like('header.cart') })).toBeNull();
});

it('has no link to a screen that is not in the release', async () => {
  serveRoutes(['/notifications']);
  answer({ unread: 1, letters: 0, cart: 2 });
  open();
  await screen.findByRole('link', {
    name: inOrder(say('header.notifications'), say('header.unread', { count: 1 })),
  });
  expect(screen.getAllByRole('link')).toHaveLength(1);
});
