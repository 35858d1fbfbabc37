import { describe, expect, it } from '@jest/globals';
import { fake, fakeServer, page, refuse, textsOf, errorText } from '@resort/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { ticketCalls, ticketOrderCalls, type TicketGift } from '../../../contract/index.ts';
import { CONCERT, HELD } from '../../testing/order-rows.ts';
import { show } from '../../testing/show.ts';
import TicketOrdersScreen from './TicketOrdersScreen.tsx';

const say = textsOf('ticketing');

const server = fakeServer();
const GIFT: TicketGift = {
  giftId: '3',
  ticketNo: null,
  title: 'Harbour Nights in Concert',
  start: '2099-11-28T19:30:00+08:00',
  seat: 'Stalls, row C, seat 14',
  category: 'Stalls',
  who: '660***02',
  expireAt: '2099-11-22T12:00:00+08:00',
};
const answer = (received: TicketGift[] = []) =>
  server.use(
    ...fake(ticketOrderCalls, {
      'GET /ticket/order/list': ({ payload }) =>
        page(payload['status'] === 'PAST' ? [{ ...CONCERT, status: 'VERIFIED' }] : [CONCERT, HELD2]),
    }),
    ...fake(ticketCalls, { 'GET /ticket/gifts': { received, given: [] } }),
  );
const HELD2 = { ...HELD, orderNo: 'T2611217654321', title: 'The Acrobats' };
const open = (at = '/ticket-orders') => show(TicketOrdersScreen, at);

describe('my tickets', () => {
  it('show future ones, unpaid ones with their time left, and past ones in a tab', async () => {
    answer();
    const { user, whereabouts, container } = open();
    const link = await screen.findByRole('link', { name: 'Harbour Nights in Concert' });
    expect(link.getAttribute('href')).toBe('/ticket-order?orderNo=T2611211234567');
    screen.getByText(say('ticketOrderStatus.ISSUED'));
    screen.getAllByText('28 Nov 2099 · 19:30');
    screen.getByText(say('ticketOrderStatus.HELD'));
    screen.getByText(say('ticketOrders.heldUntil', { time: '21 Nov 2099, 12:10' }));
    expect(await axe(container)).toMatchObject({ violations: [] });
    await user.click(screen.getByRole('tab', { name: say('ticketOrders.PAST') }));
    await screen.findByText(say('ticketOrderStatus.VERIFIED'));
    expect(whereabouts()).toBe('/ticket-orders?tab=PAST');
  });

  it('lead to the events if there are none, and can be retried after a failure', async () => {
    answer();
    server.use(...fake(ticketOrderCalls, { 'GET /ticket/order/list': refuse('BUSY') }));
    const { user } = open();
    await screen.findByText(say('ticketOrders.failed'));
    server.use(...fake(ticketOrderCalls, { 'GET /ticket/order/list': page([]) }));
    await user.click(screen.getByRole('button', { name: say('kit:retry') }));
    await screen.findByRole('heading', { name: say('ticketOrders.none.UPCOMING') });
    expect(screen.getByRole('link', { name: say('ticketOrders.toTickets') }).getAttribute('href')).toBe(
      '/tickets',
    );
  });
});

describe('a ticket received as a gift', () => {
  it('shows giver and deadline, and leads to the ticket once accepted', async () => {
    answer([GIFT]);
    const asked: unknown[] = [];
    server.use(
      ...fake(ticketCalls, {
        'POST /ticket/gift/accept': ({ payload }) => {
          asked.push(payload['giftId']);
          return { orderNo: 'T9', ticketNo: '9KQ2M4XW9RTC' };
        },
      }),
    );
    const { user, whereabouts } = open();
    await screen.findByRole('heading', { name: say('gift.forMe', { count: 1 }) });
    screen.getByText('28 Nov 2099, 19:30 · Stalls, row C, seat 14');
    screen.getByText(say('gift.from', { from: '660***02' }));
    screen.getByText(say('gift.until', { time: '22 Nov 2099, 12:00' }));
    await user.dblClick(screen.getByRole('button', { name: say('gift.accept') }));
    await waitFor(() => expect(whereabouts()).toBe('/ticket-order?orderNo=T9&way=received'));
    expect(asked).toEqual(['3']);
  });

  it('that is gone meanwhile shows a message, and is no longer offered', async () => {
    answer([GIFT]);
    server.use(
      ...fake(ticketCalls, {
        'POST /ticket/gift/accept': () => {
          answer([]);
          return refuse('GIFT_GONE');
        },
      }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: say('gift.accept') }));
    await screen.findByText(errorText('GIFT_GONE'));
    await waitFor(() => expect(screen.queryByRole('button', { name: say('gift.accept') })).toBeNull());
  });
});
