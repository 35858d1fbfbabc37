import { expect, it } from '@jest/globals';
import { fake, fakeServer, page, refuse, textsOf } from '@resort/shared/testing';
import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { reservationCalls } from '../../../contract/index.ts';
import { RESERVED } from '../../testing/rows.ts';
import { show } from '../../testing/show.ts';
import OrdersScreen from './OrdersScreen.tsx';

const say = textsOf('shop');

const server = fakeServer();
const open = (at = '/shop-orders') => show(OrdersScreen, at);

it('shows future ones, and past ones in a tab', async () => {
  server.use(
    ...fake(reservationCalls, {
      'GET /shop/reserver/order/list': ({ payload }) =>
        page(payload['status'] === 'PAST' ? [{ ...RESERVED, status: 'CANCELLED' }] : [RESERVED]),
    }),
  );
  const { user, whereabouts, container } = open();
  const link = await screen.findByRole('link', { name: 'Tea Gallery' });
  expect(link.getAttribute('href')).toBe('/shop-order?orderNo=D26112112345');
  screen.getByText(say('status.RESERVED'));
  screen.getByText('21 Nov 2099 · 19:00');
  expect(await axe(container)).toMatchObject({ violations: [] });
  await user.click(screen.getByRole('tab', { name: say('orders.PAST') }));
  await screen.findByText(say('status.CANCELLED'));
  expect(whereabouts()).toBe('/shop-orders?tab=PAST');
});

it('leads to the restaurants where there is nothing, and is tried again after a failure', async () => {
  server.use(...fake(reservationCalls, { 'GET /shop/reserver/order/list': refuse('BUSY') }));
  const { user } = open();
  await screen.findByText(say('orders.failed'));
  server.use(...fake(reservationCalls, { 'GET /shop/reserver/order/list': page([]) }));
  await user.click(screen.getByRole('button', { name: say('kit:retry') }));
  await screen.findByRole('heading', { name: say('orders.none.UPCOMING') });
  expect(screen.getByRole('link', { name: say('outlet.toList.DINING') }).getAttribute('href')).toBe(
    '/dining',
  );
});
