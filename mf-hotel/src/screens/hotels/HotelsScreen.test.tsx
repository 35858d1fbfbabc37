import { beforeEach, describe, expect, it } from '@jest/globals';
import { fake, fakeServer, fakeSight, inOrder, page, refuse, textsOf } from '@resort/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { catalogueCalls, priceCalls, type CalendarDay, type HotelOnList } from '../../../contract/index.ts';
import { HOTEL } from '../../testing/rows.ts';
import { show } from '../../testing/show.ts';
import { fixToday } from '../../testing/today.ts';
import HotelsScreen from './HotelsScreen.tsx';

const say = textsOf('hotel');

const server = fakeServer();
fixToday();
let asked: Record<string, unknown>[] = [];
let days: Record<string, unknown>[] = [];
const FULL: HotelOnList = {
  ...HOTEL,
  hotelId: '102',
  hotelCode: 'glp',
  name: 'Garden Palace',
  fromPrice: null,
  fromTotal: null,
  soldOut: true,
};
const dayOf = (date: string): CalendarDay => ({
  date,
  minPrice: date === '2026-12-12' ? null : '1880.00',
  currency: 'MOP',
  state: date === '2026-12-12' ? 'SOLD_OUT' : 'OPEN',
  minStay: 1,
  closedToArrival: false,
  closedToDeparture: false,
});
const DAYS = Array.from({ length: 31 }, (_, day) => dayOf(`2026-12-${String(day + 1).padStart(2, '0')}`));
beforeEach(() => {
  asked = [];
  days = [];
  fakeSight('nothing');
  server.use(
    ...fake(catalogueCalls, {
      'POST /hotel/getHotelList': ({ payload }) => {
        asked.push(payload);
        return { ...page([HOTEL, FULL]), areas: [{ code: 'cotai', name: 'Cotai' }] };
      },
    }),
    ...fake(priceCalls, {
      'GET /hotel/calendar': ({ payload }) => {
        days.push(payload);
        return DAYS;
      },
    }),
  );
});
const open = (query = '?checkIn=2026-12-10&checkOut=2026-12-12') => show(HotelsScreen, `/hotels${query}`);

describe('the hotels', () => {
  it('show the total of the stay in the address; a full one leads to its calendar', async () => {
    const { container } = open();
    const card = await screen.findByRole('heading', { level: 2, name: 'Heritage Hotel' });
    const box = card.closest('article');
    expect(box?.textContent).toContain('2,162.00 Macanese Pataca');
    expect(box?.textContent).toContain(say('price.allIn', { nights: say('stay.nights', { count: 2 }) }));
    const link = screen.getByRole('link', { name: 'Heritage Hotel' }).getAttribute('href');
    expect(link).toBe(
      '/hotel?hotelCode=sjm&checkIn=2026-12-10&checkOut=2026-12-12&rooms=1&adults=2&children=0',
    );
    screen.getByText(say('hotels.otherDays'));
    expect(asked[0]).toMatchObject({ checkIn: '2026-12-10', checkOut: '2026-12-12', rooms: 1, adults: 2 });
    expect(await axe(container)).toMatchObject({ violations: [] });
  });

  it('start with tomorrow if the address has no dates', async () => {
    open('');
    await waitFor(() => expect(asked[0]).toMatchObject({ checkIn: '2026-11-22', checkOut: '2026-11-23' }));
  });

  it('move with the strip of nights, as long as the stay was, and not to a night that is full', async () => {
    const { user, whereabouts } = open();
    await user.click(
      await screen.findByRole('button', {
        name: inOrder('12 December 2026', say('dates.state.SOLD_OUT')),
      }),
    );
    expect(whereabouts()).toContain('checkIn=2026-12-10');
    await user.click(screen.getByRole('button', { name: /14 December 2026, MOP/ }));
    expect(whereabouts()).toContain('checkIn=2026-12-14&checkOut=2026-12-16');
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ checkIn: '2026-12-14' }));
    expect(days).toHaveLength(1);
  });

  it('take days from the calendar only when its button is pressed', async () => {
    const { user, whereabouts } = open();
    await user.click(await screen.findByRole('button', { name: say.like('stay.days') }));
    const sheet = await screen.findByRole('dialog', { name: say('stay.whenTitle') });
    await user.click(await within(sheet).findByRole('button', { name: / 15 December 2026/ }));
    within(sheet).getByText(say('stay.chooseBoth'));
    await user.click(within(sheet).getByRole('button', { name: / 18 December 2026/ }));
    expect(whereabouts()).toContain('checkIn=2026-12-10');
    await user.click(within(sheet).getByRole('button', { name: say('stay.takeDays', { count: 3 }) }));
    expect(whereabouts()).toContain('checkIn=2026-12-15&checkOut=2026-12-18');
  });

  it('are for the people that the sheet counts, an adult in each room', async () => {
    const { user, whereabouts } = open();
    await user.click(await screen.findByRole('button', { name: say.like('stay.who') }));
    const sheet = await screen.findByRole('dialog', { name: say('stay.whoTitle') });
    const [, roomMore] = within(
      within(sheet).getByRole('group', { name: say('stay.roomsLabel') }),
    ).getAllByRole('button');
    if (roomMore === undefined) throw new Error('no button');
    await user.click(roomMore);
    await user.click(roomMore);
    await user.click(within(sheet).getByRole('button', { name: say('stay.takeGuests') }));
    expect(whereabouts()).toContain('rooms=3&adults=3');
  });

  it('are narrowed and ordered in the address', async () => {
    const { user, whereabouts } = open();
    await user.click(await screen.findByRole('button', { name: 'Cotai' }));
    await user.click(screen.getByRole('button', { name: say('hotels.sort.PRICE_UP') }));
    expect(whereabouts()).toContain('area=cotai&sort=PRICE_UP');
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ areas: ['cotai'], sort: 'PRICE_UP' }));
  });

  it('whose nightly prices fail to load are still listed; a retry is offered', async () => {
    server.use(...fake(priceCalls, { 'GET /hotel/calendar': refuse('BUSY') }));
    const { user, whereabouts } = open();
    await screen.findByText(say('stay.unpriced'));
    const strip = screen.getByRole('group', { name: say('stay.otherDays') });
    expect(strip.getAttribute('aria-busy')).toBe('false');
    await user.click(within(strip).getByRole('button', { name: /14 December 2026/ }));
    expect(whereabouts()).toContain('checkIn=2026-12-14&checkOut=2026-12-16');
    server.use(...fake(priceCalls, { 'GET /hotel/calendar': DAYS }));
    await user.click(screen.getByRole('button', { name: say('kit:retry') }));
    await within(strip).findByRole('button', { name: /14 December 2026, MOP/ });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('that failed to load can be retried', async () => {
    server.use(...fake(catalogueCalls, { 'POST /hotel/getHotelList': refuse('BUSY') }));
    open();
    await screen.findByText(say('hotels.failed'));
    screen.getByRole('button', { name: say('kit:retry') });
  });
});
