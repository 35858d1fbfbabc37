import { beforeEach, describe, expect, it } from '@jest/globals';
import { waitingCalls } from '@resort/shared/calls/rows';
import { fake, fakeServer, fakeSight, refuse, textsOf } from '@resort/shared/testing';
import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { catalogueCalls, priceCalls, type CancelTerms, type RatePrice } from '../../../contract/index.ts';
import { RATE, ROOM_PAGE } from '../../testing/rows.ts';
import { show } from '../../testing/show.ts';
import { fixToday } from '../../testing/today.ts';
import HotelRoomScreen from './HotelRoomScreen.tsx';

const say = textsOf('hotel');

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
  it('recommends one rate and lists the others with what differs', async () => {
    const later = {
      ...RATE,
      rateCode: 'LATER',
      name: 'Pay later',
      payType: 'AT_HOTEL' as const,
      insteadOf: null,
    };
    answer([later, RATE]);
    open();
    await screen.findByText(say.like('rate.yours', { amount: 'MOP 501.00' }));
    const other = within(screen.getByRole('list', { name: say('room.otherRates') }));
    expect(other.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Pay later']);
    other.getByText(say('rate.pay.AT_HOTEL'));
    other.getByRole('link', { name: say('rate.choose', { name: 'Pay later' }) });
  });

  it('has its rates in plain words, with the total that leads on to the booking', async () => {
    answer([RATE]);
    const { container } = open();
    await screen.findByRole('heading', { name: 'Flexible rate' });
    screen.getByText(say('rate.meal.BREAKFAST'));
    screen.getByText(say('rate.pay.PREPAY'));
    screen.getByText(say('cancel.free', { until: '9 Dec 2099, 18:00' }));
    screen.getByText(say('cancel.then.firstNight', { amount: 'MOP\u00a02,162.00' }), {
      normalizer: (text) => text,
    });
    screen.getByText(say('kit:fields.price.member'));
    screen.getByText(say.like('kit:earned.ahead'));
    expect(container.querySelector('s')?.textContent).toContain('5,400.00');
    expect(
      screen.getByRole('link', { name: say('rate.choose', { name: 'Flexible rate' }) }).getAttribute('href'),
    ).toBe(
      '/hotel-booking?hotelCode=sjm&roomTypeCode=SJM-HARBOUR&rateCode=FLEX&checkIn=2026-12-11&checkOut=2026-12-13&rooms=1&adults=2&children=0&seen=4899.00',
    );
    expect(await axe(container)).toMatchObject({ violations: [] });
  });

  it.each<[string, CancelTerms, RegExp]>([
    [
      'never free',
      { freeUntil: null, penalty: { kind: 'full', amount: '4899.00' } },
      say.like('cancel.now.full', { amount: 'MOP 4,899.00' }),
    ],
    [
      'free no more',
      {
        freeUntil: '2026-11-21T14:59:00+08:00',
        penalty: { kind: 'percent', percent: 30, amount: '1469.70' },
      },
      say.like('cancel.now.percent', { percent: 30, amount: 'MOP 1,469.70' }),
    ],
  ])('describes cancellation that is %s', async (_when, cancel, words) => {
    answer([{ ...RATE, cancel }]);
    open();
    await screen.findByText(words);
    expect(screen.queryByText(say.like('cancel.free'))).toBeNull();
  });

  it('that is unavailable says why', async () => {
    answer([], 'MIN_STAY');
    open();
    await screen.findByRole('heading', { name: say('bar.MIN_STAY', { count: 2 }) });
    screen.getByText(say('room.otherDays'));
  });

  it('that is full offers a message when there are rooms again; one that is not, does not', async () => {
    const sent: unknown[] = [];
    server.use(
      ...fake(waitingCalls, {
        'POST /member/waiting/room': ({ payload: { roomTypeCode, checkIn, checkOut, rooms } }) => {
          sent.push({ roomTypeCode, checkIn, checkOut, rooms });
          return { id: '1' };
        },
      }),
    );
    answer([], 'NO_ROOM');
    const { user, unmount } = open();
    await user.click(await screen.findByRole('button', { name: say('kit:waiting.ask') }));
    await screen.findByText(say('kit:waiting.done'));
    expect(sent).toEqual([
      { roomTypeCode: 'SJM-HARBOUR', checkIn: '2026-12-11', checkOut: '2026-12-13', rooms: 1 },
    ]);
    unmount();
    answer([], 'MIN_STAY');
    open();
    await screen.findByRole('heading', { name: say('bar.MIN_STAY', { count: 2 }) });
    expect(screen.queryByRole('button', { name: say('kit:waiting.ask') })).toBeNull();
  });

  it('that is unknown leads to the hotels', async () => {
    server.use(...fake(catalogueCalls, { 'GET /hotel/getHotelRoomDetailNew': refuse('NOT_FOUND') }));
    open();
    await screen.findByRole('heading', { name: say('room.unknown.title') });
  });
});
