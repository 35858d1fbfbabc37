import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { waitingCalls } from '@resort/shared/calls/rows';
import { serveRoutes } from '@resort/shared/routes';
import { fake, fakeServer, inOrder, refuse, textsOf } from '@resort/shared/testing';
import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { ticketCatalogueCalls, type EventDetail } from '../../../contract/index.ts';
import { EVENING, MORNING, MUSEUM, NIGHTS_DETAIL, TODAY, TOMORROW } from '../../testing/event-rows.ts';
import { show } from '../../testing/show.ts';
import TicketScreen from './TicketScreen.tsx';

const say = textsOf('ticketing');

const server = fakeServer();
const TERMS = { html: '<p>Come in time.</p>', version: '3', effectiveFrom: '2026-01-01' };
const answer = (event: EventDetail) =>
  server.use(...fake(ticketCatalogueCalls, { 'GET /ticket/detail': event }));
// the parts that render after the first paint are there before the first test
beforeAll(() => import('./BelowTheFold.tsx'));
beforeEach(() => {
  serveRoutes(['/hotel', '/ticket-booking', '/tickets']);
  answer(NIGHTS_DETAIL);
  server.use(
    ...fake(ticketCatalogueCalls, {
      'GET /ticket/getDate': [
        { date: TODAY, state: 'SOLD_OUT', minPrice: null },
        { date: TOMORROW, state: 'FEW', minPrice: '280.00' },
      ],
      'GET /ticket/infoByDate': {
        ticketId: NIGHTS_DETAIL.ticketId,
        date: TOMORROW,
        performances: [EVENING, { ...MORNING, state: 'SOLD_OUT' }],
        realName: 'NONE',
        maxPerOrder: 4,
        currency: 'MOP',
      },
      'GET /ticket/bookingTerms': TERMS,
      'GET /ticket/refundNotice': {
        ...TERMS,
        html: '<p>Free at first.</p>',
        rule: NIGHTS_DETAIL.refundRule,
      },
      'GET /ticket/getTicketHotel': [
        {
          hotelCode: 'grand',
          name: 'Grand Hotel',
          picture: { src: '/pictures/hotel.svg', alt: 'The hotel' },
          offer: 'Guests of the hotel have their seats kept.',
          link: '/hotel?hotelCode=grand',
        },
      ],
      'GET /ticket/ticketOrderSpecial': {
        presale: {
          tier: { code: 'GOLD', name: 'Gold' },
          publicFrom: '2099-12-01T10:00:00+08:00',
          eligible: false,
        },
        companions: 3,
        maxPerPerformance: 4,
        takesInvites: true,
      },
    }),
  );
});
const open = (query = '?id=HARBOUR-NIGHTS') => show(TicketScreen, `/ticket${query}`);

describe('an event', () => {
  it('shows date, place, duration and refund terms', async () => {
    const { container } = open();
    await screen.findByRole('heading', { level: 1, name: NIGHTS_DETAIL.title });
    screen.getByText(say('event.minutes', { count: 120 }));
    screen.getByText(say('event.before', { count: 45 }));
    await screen.findByText(
      [
        say('refund.freely', { time: say('refund.days', { count: 2 }) }),
        say('refund.kept', { percent: '30' }),
        say('refund.closes', { time: say('refund.days', { count: 1 }) }),
      ].join(' '),
    );
    await screen.findByText('Come in time.');
    expect(await axe(container)).toMatchObject({ violations: [] });
  });

  it('leads from a performance straight into its booking; one that is sold out offers a message when it has tickets', async () => {
    const sent: unknown[] = [];
    server.use(
      ...fake(waitingCalls, {
        'POST /member/waiting/show': ({ payload: { ticketId, performanceId } }) => {
          sent.push({ ticketId, performanceId });
          return { id: '1' };
        },
      }),
    );
    const { user } = open();
    const performance = await screen.findByRole('link', { name: /^19:30–21:30/ });
    expect(performance.getAttribute('href')).toBe(
      `/ticket-booking?id=HARBOUR-NIGHTS&date=${TOMORROW}&sessionId=5`,
    );
    expect(performance.textContent).toContain(say('booking.left', { count: 10 }));
    expect(performance.textContent).toContain(say('booking.from', { amount: 'MOP\u00a0280.00' }));
    screen.getByText('10:00–11:00');
    expect(screen.queryByRole('link', { name: /^10:00/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: inOrder('10:00', say('kit:waiting.ask')) }));
    await screen.findByText(say('kit:waiting.done'));
    expect(sent).toEqual([{ ticketId: NIGHTS_DETAIL.ticketId, performanceId: MORNING.performanceId }]);
  });

  it('has the hotels near it, if the release has their screen', async () => {
    open();
    const hotel = await screen.findByRole('link', { name: 'Grand Hotel' });
    expect(hotel.getAttribute('href')).toBe('/hotel?hotelCode=grand');
  });

  it('before the public sale shows who can buy', async () => {
    answer({
      ...NIGHTS_DETAIL,
      state: 'PRESALE',
      presale: { tier: { code: 'GOLD', name: 'Gold' }, publicFrom: '2099-12-01T10:00:00+08:00' },
    });
    open();
    await screen.findByText(say('event.presale.later', { time: '1 Dec 2099, 10:00', tier: 'Gold' }));
    screen.getByText(say('event.presale.invite'));
  });

  it('without refunds says so', async () => {
    answer(MUSEUM);
    open('?id=MUSEUM');
    await screen.findByText(say('refund.never'));
  });

  it('that is not there leads to those that are', async () => {
    server.use(...fake(ticketCatalogueCalls, { 'GET /ticket/detail': refuse('NOT_FOUND') }));
    open();
    await screen.findByRole('heading', { name: say('event.unknown.title') });
    expect(screen.getByRole('link', { name: say('ticketOrders.toTickets') }).getAttribute('href')).toBe(
      '/tickets',
    );
  });
});
