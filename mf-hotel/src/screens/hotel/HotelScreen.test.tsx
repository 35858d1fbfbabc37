import { beforeEach, describe, expect, it } from '@jest/globals';
import { fake, fakeServer, fakeSight, refuse, textsOf } from '@resort/shared/testing';
import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { catalogueCalls, priceCalls, type RoomOnList } from '../../../contract/index.ts';
import { HOTEL_PAGE, ROOM } from '../../testing/rows.ts';
import { show } from '../../testing/show.ts';
import { fixToday } from '../../testing/today.ts';
import HotelScreen from './HotelScreen.tsx';

const say = textsOf('hotel');

const server = fakeServer();
fixToday();
const FULL: RoomOnList = {
  ...ROOM,
  roomTypeCode: 'SJM-SUITE',
  name: 'Grand Suite',
  fromPrice: null,
  fromTotal: null,
  left: null,
  bar: 'MIN_STAY',
  minStay: 3,
};
const answer = (rooms: RoomOnList[]) =>
  server.use(
    ...fake(catalogueCalls, { 'GET /hotel/getHotelByCode': HOTEL_PAGE, 'POST /hotel/getRoomList': rooms }),
  );
beforeEach(() => {
  fakeSight('nothing');
  server.use(...fake(priceCalls, { 'GET /hotel/calendar': [] }));
});
const open = () => show(HotelScreen, '/hotel?hotelCode=sjm&checkIn=2026-12-11&checkOut=2026-12-13');

describe('a hotel', () => {
  it('has rooms with their total and how few are left, and all that is good to know', async () => {
    answer([ROOM, FULL]);
    const { container } = open();
    const room = (await screen.findByRole('heading', { name: 'Harbour Room' })).closest('article');
    expect(room?.textContent).toContain('2,162.00 Macanese Pataca');
    expect(room?.textContent).toContain(say('price.allIn', { nights: say('stay.nights', { count: 2 }) }));
    screen.getByText(say('room.left', { count: 3 }));
    const people = { adults: say('stay.adults', { count: 2 }), children: say('stay.children', { count: 1 }) };
    expect(room?.textContent).toContain(say('stay.both', people));
    expect(screen.getByRole('link', { name: 'Harbour Room' }).getAttribute('href')).toBe(
      '/hotel-room?hotelCode=sjm&roomTypeCode=SJM-HARBOUR&checkIn=2026-12-11&checkOut=2026-12-13&rooms=1&adults=2&children=0',
    );
    screen.getByText(say('hotel.rates', { service: '10', tax: '5' }));
    screen.getByText(say('hotel.from', { time: '15:00' }));
    expect(screen.getByRole('link', { name: '+853 2888 0001' }).getAttribute('href')).toBe(
      'tel:+85328880001',
    );
    expect(await axe(container)).toMatchObject({ violations: [] });
  });

  it('says for each room why it is unavailable, and that none is available', async () => {
    answer([FULL, { ...FULL, roomTypeCode: 'X', name: 'Tower Room', bar: 'NO_ROOM' }]);
    open();
    await screen.findByRole('heading', { name: say('hotel.full.title') });
    const rooms = within(screen.getByRole('list', { name: say('hotel.rooms') }));
    rooms.getByText(say('bar.MIN_STAY', { count: 3 }));
    rooms.getByText(say('bar.NO_ROOM'));
  });

  it('that is unknown leads to the others', async () => {
    server.use(...fake(catalogueCalls, { 'GET /hotel/getHotelByCode': refuse('NOT_FOUND') }));
    open();
    await screen.findByRole('heading', { name: say('hotel.unknown.title') });
    expect(screen.getByRole('link', { name: say('hotel.toHotels') }).getAttribute('href')).toBe('/hotels');
  });
});
