import { beforeEach, expect, it } from '@jest/globals';
import { fake, fakeServer, page, refuse, textsOf } from '@resort/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { ticketCatalogueCalls, type EventBrief } from '../../../contract/index.ts';
import { MUSEUM, NIGHTS, TOMORROW } from '../../testing/event-rows.ts';
import { show } from '../../testing/show.ts';
import TicketsScreen from './TicketsScreen.tsx';

const say = textsOf('ticketing');

const server = fakeServer();
let asked: Record<string, unknown>[] = [];
const answer = (events: EventBrief[]) =>
  server.use(
    ...fake(ticketCatalogueCalls, {
      'GET /ticket/list': ({ payload }) => {
        asked.push(payload);
        return page(events);
      },
    }),
  );
const open = (query = '') => show(TicketsScreen, `/tickets${query}`);
beforeEach(() => {
  asked = [];
  answer([NIGHTS, MUSEUM]);
});

it('shows each event with its next date, its lowest price, and the state of the sale', async () => {
  const { container } = open();
  const link = await screen.findByRole('link', { name: NIGHTS.title });
  expect(link.getAttribute('href')).toBe('/ticket?id=HARBOUR-NIGHTS');
  screen.getByText(say('sale.FEW'));
  expect(screen.getAllByText(say.like('event.next', { time: '19:30' }))).toHaveLength(2);
  screen.getByText(say('tickets.count', { count: 2 }));
  expect(await axe(container)).toMatchObject({ violations: [] });
});

it("is filtered by kind, day and hotel, which are stored in the address and passed to the card's target", async () => {
  const { user, whereabouts } = open();
  await user.click(await screen.findByRole('button', { name: say('tickets.kinds.CONCERT') }));
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ kind: 'CONCERT' }));
  const [, tomorrow] = screen.getAllByRole('radio');
  await user.click(tomorrow ?? document.body);
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ kind: 'CONCERT', date: TOMORROW }));
  await user.click(screen.getByRole('button', { name: say('tickets.hotel') }));
  await user.click(await screen.findByRole('button', { name: 'Grand Hotel' }));
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ property: 'GRAND' }));
  expect(whereabouts()).toBe(`/tickets?kind=CONCERT&property=GRAND&date=${TOMORROW}`);
  const link = await screen.findByRole('link', { name: NIGHTS.title });
  expect(link.getAttribute('href')).toBe(`/ticket?id=HARBOUR-NIGHTS&date=${TOMORROW}`);
  await user.click(screen.getByRole('button', { name: say('tickets.anyDay') }));
  await waitFor(() => expect(asked.at(-1)).not.toHaveProperty('date'));
});

it('without results shows a message and can reset the filters', async () => {
  answer([]);
  const { user, whereabouts } = open('?kind=CIRCUS&q=whale');
  await screen.findByRole('heading', { name: say('tickets.none.title') });
  await user.click(screen.getByRole('button', { name: say('tickets.reset') }));
  await waitFor(() => expect(whereabouts()).toBe('/tickets'));
});

it('is tried again after a failure', async () => {
  server.use(...fake(ticketCatalogueCalls, { 'GET /ticket/list': refuse('BUSY') }));
  const { user } = open();
  await screen.findByText(say('tickets.failed'));
  answer([NIGHTS]);
  await user.click(screen.getByRole('button', { name: say('kit:retry') }));
  await screen.findByRole('link', { name: NIGHTS.title });
});
