import { beforeEach, describe, expect, it } from '@jest/globals';
import { fake, fakeServer, fakeSight, refuse } from '@resort/shared/testing';
import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { catalogueCalls, priceCalls, type CancelTerms, type RatePrice } from '../../../contract/index.ts';
import { RATE, ROOM_PAGE } from '../../testing/rows.ts';
import { show } from '../../testing/show.ts';
import { fixToday } from '../../testing/today.ts';
import HotelRoomScreen from './HotelRoomScreen.tsx';

const server = fakeServer();
fixToday();
const answer = (rates: RatePrice[], bar: 'NO_ROOM' | 'MIN_STAY' | null = null) =>
  server.use(
    ...fake(catalogueCalls, {
      'GET /hotel/getHotelRoomDetailNew': { ...ROOM_PAGE, rates, left: null, bar, minStay: 2 },
    }),
  );
beforeEach(() => {
  fakeSight('nothing');
  server.use(...fake(priceCalls, { 'GET /hotel/calendar': [] }));
});
const open = () =>
  show(
    HotelRoomScreen,
    '/hotel-room?hotelCode=sjm&roomTypeCode=SJM-HARBOUR&checkIn=2026-12-11&checkOut=2026-12-13',
  );

describe('a room', () => {
  it('has its rates in plain words, with the total that leads on to the booking', async () => {
    answer([RATE]);
    const { container } = open();
    await screen.findByRole('heading', { name: 'Flexible rate' });
    screen.getByText('Breakfast included');
    screen.getByText('Pay when you book');
    screen.getByText('Free cancellation until 9 Dec 2099, 18:00, Macau time.');
    screen.getByText('After that, the first night is charged: MOP\u00a02,162.00.', {
      normalizer: (text) => text,
    });
    screen.getByText('Member price');
    expect(container.querySelector('s')?.textContent).toContain('5,400.00');
    expect(screen.getByRole('link', { name: 'Choose Flexible rate' }).getAttribute('href')).toBe(
      '/hotel-booking?hotelCode=sjm&roomTypeCode=SJM-HARBOUR&rateCode=FLEX&checkIn=2026-12-11&checkOut=2026-12-13&rooms=1&adults=2&children=0&seen=4899.00',
    );
    expect(await axe(container)).toMatchObject({ violations: [] });
  });

  it.each<[string, CancelTerms, RegExp]>([
    [
      'never free',
      { freeUntil: null, penalty: { kind: 'full', amount: '4899.00' } },
      /^Cannot be cancelled free of charge: the whole stay is charged, MOP.4,899\.00\.$/,
    ],
    [
      'free no more',
      {
        freeUntil: '2026-11-21T14:59:00+08:00',
        penalty: { kind: 'percent', percent: 30, amount: '1469.70' },
      },
      /^If you cancel, 30% is charged: MOP.1,469\.70\.$/,
    ],
  ])('says of cancelling that is %s what it costs', async (_when, cancel, words) => {
    answer([{ ...RATE, cancel }]);
    open();
    await screen.findByText(words);
    expect(screen.queryByText(/Free cancellation/)).toBeNull();
  });

  it('that cannot be had says why', async () => {
    answer([], 'MIN_STAY');
    open();
    await screen.findByRole('heading', { name: 'From this day on, stays of 2 nights or more' });
    screen.getByText('The nights above show when there is room.');
  });

  it('that is none leads to the hotels', async () => {
    server.use(...fake(catalogueCalls, { 'GET /hotel/getHotelRoomDetailNew': refuse('NOT_FOUND') }));
    open();
    await screen.findByRole('heading', { name: 'This room is not among ours' });
  });
});
