import { beforeEach, describe, expect, it } from '@jest/globals';
import {
  cartCalls,
  dollarBalanceCalls,
  oneTimeCodeCalls,
  voucherChoiceCalls,
} from '@resort/shared/calls/rows';
import { serveRoutes } from '@resort/shared/routes';
import { fake, fakeServer, MACAU, page, refuse, textsOf, errorText } from '@resort/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { HttpResponse, http } from 'msw';
import {
  bookingCalls,
  companionCalls,
  catalogueCalls,
  priceCalls,
  type StayPrice,
} from '../../../contract/index.ts';
import { NO_COMPANIONS } from '../../testing/companion-rows.ts';
import { BALANCE, STAY_VOUCHER } from '../../testing/order-rows.ts';
import { HOTEL_PAGE, RATE, ROOM, STAY_PRICE } from '../../testing/rows.ts';
import { show } from '../../testing/show.ts';
import { fixToday } from '../../testing/today.ts';
import HotelBookingScreen from './HotelBookingScreen.tsx';

const say = textsOf('hotel');

const server = fakeServer();
fixToday();
const STAY = {
  hotelCode: 'sjm',
  roomTypeCode: 'SJM-HARBOUR',
  rateCode: 'FLEX',
  checkIn: '2026-12-11',
  checkOut: '2026-12-13',
  rooms: 1,
  adults: 2,
  children: 0,
};
let sent: Record<string, unknown>[] = [];
let quotes = 0;
const quote = (
  price: Partial<StayPrice> = {},
  payType: 'PREPAY' | 'AT_HOTEL' = 'PREPAY',
  until: Promise<unknown> = Promise.resolve(),
) =>
  server.use(
    ...fake(priceCalls, {
      'GET /hotel/getRatePrice': async () => {
        quotes += 1;
        await until;
        return {
          ...STAY_PRICE,
          ...price,
          stay: STAY,
          rate: { ...RATE, payType },
          quoteId: 'q1',
          refund: [],
          signTimerStr: `lock.${quotes}`,
          expireAt: '2099-12-01T12:10:00+08:00',
        };
      },
    }),
  );
const HELD = {
  id: '1512237341',
  orderNo: 'H2611214GK8Q2ZT',
  status: 'HELD' as const,
  holdUntil: '2099-12-01T12:15:00+08:00',
  payable: '4899.00',
  currency: 'MOP',
};
type Reserve = NonNullable<
  Parameters<typeof fake<typeof bookingCalls>>[1]['POST /order/booking/hotel/reserve']
>;
const reserve = (answer: Reserve) =>
  server.use(...fake(bookingCalls, { 'POST /order/booking/hotel/reserve': answer }));
beforeEach(() => {
  sent = [];
  quotes = 0;
  quote();
  reserve(({ payload }) => {
    sent.push(payload);
    return HELD;
  });
  server.use(
    ...fake(companionCalls, { 'GET /member/companions': NO_COMPANIONS }),
    ...fake(oneTimeCodeCalls, { 'GET /common/phone/areaCode': [MACAU] }),
    ...fake(catalogueCalls, { 'GET /hotel/getHotelByCode': HOTEL_PAGE, 'POST /hotel/getRoomList': [ROOM] }),
    ...fake(dollarBalanceCalls, {
      'GET /dollar/balance': { ...BALANCE, available: '120.50', total: '120.50' },
    }),
    ...fake(voucherChoiceCalls, {
      'POST /offer/vouchers': { ...page([STAY_VOUCHER]), proposed: ['7'] },
      'POST /voucher/getDeductMoney': {
        total: '4899.00',
        deduct: '300.00',
        payable: '4599.00',
        applied: [{ id: '7', deduct: '300.00' }],
        rejected: [],
      },
    }),
  );
});
const AT = `/hotel-booking?${new URLSearchParams({ ...STAY, rooms: '1', adults: '2', children: '0' }).toString()}`;
const open = (seen = '4899.00') => show(HotelBookingScreen, `${AT}&seen=${seen}`);
const book = (name: string | RegExp = say.like('book.reserveAndPay', { amount: 'MOP 4,899.00' })) =>
  screen.findByRole('button', { name });
/** Another number than the member's own. */
async function typePhone(user: ReturnType<typeof open>['user']) {
  await user.click(await screen.findByRole('radio', { name: say('book.otherNumber') }));
  await user.type(screen.getByLabelText(say('book.phone')), '66123456');
}

describe('booking a stay', () => {
  it('sends the guests and the price lock, once, and leads to the payment', async () => {
    const { user, whereabouts, container } = open();
    await typePhone(user);
    await user.type(screen.getByLabelText(say.like('book.remarks')), 'A high floor');
    expect(await axe(container)).toMatchObject({ violations: [] });
    const button = await book();
    await user.dblClick(button);
    await waitFor(() => expect(whereabouts()).toBe('/checkout?id=1512237341'));
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      signTimerStr: 'lock.1',
      guests: [{ firstName: 'Mei Ling', lastName: 'Chan' }],
      contact: { areaCode: '+853', phone: '66123456' },
      remarks: 'A high floor',
    });
    expect(sent[0]).not.toHaveProperty('dollarUse');
    expect(sessionStorage.getItem('draft.hotel.booking')).toBeNull();
  });

  it('deducts vouchers and Resort Dollars, line by line', async () => {
    const { user, whereabouts } = open();
    await typePhone(user);
    await screen.findByText(say.like('kit:earned.ahead'));
    await user.click(await screen.findByRole('checkbox', { name: 'Stay credit' }));
    await user.click(
      await screen.findByRole('switch', { name: say('kit:payment.useDollars', { amount: '120.50' }) }),
    );
    const button = await book(say.like('book.reserveAndPay', { amount: 'MOP 4,478.50' }));
    // vouchers and Resort Dollars earn nothing
    screen.getByText(say.like('kit:earned.most'));
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      say('book.roomLine', { count: 2 }),
      say('kit:fields.price.service', { rate: '10' }),
      say('kit:fields.price.tax', { rate: '5' }),
      'Stay credit',
      say('kit:fields.price.dollars'),
      say('kit:fields.price.total'),
    ]);
    await user.click(button);
    await waitFor(() => expect(whereabouts()).toBe('/checkout?id=1512237341'));
    expect(sent[0]).toMatchObject({ voucherIds: ['7'], dollarUse: '120.50' });
  });

  it('uses the member’s own number if none is entered', async () => {
    const { user, whereabouts } = open();
    const own = await screen.findByRole('radio', { name: say.like('book.ownNumber', { number: '+853' }) });
    expect(own).toHaveProperty('checked', true);
    await user.click(await book());
    await waitFor(() => expect(whereabouts()).toBe('/checkout?id=1512237341'));
    expect(sent).toHaveLength(1);
    expect(sent[0]?.['contact']).toEqual({});
  });

  it('of a rate that is paid at the hotel offers neither, and leads to the booking', async () => {
    quote({ deposit: '0.00' }, 'AT_HOTEL');
    reserve(({ payload }) => {
      sent.push(payload);
      return { ...HELD, status: 'RESERVED', holdUntil: null, payable: '0.00' };
    });
    const { user, whereabouts } = open();
    await typePhone(user);
    expect(screen.queryByRole('switch')).toBeNull();
    await user.click(await book(say.like('book.reserveAtHotel', { amount: 'MOP 4,899.00' })));
    await waitFor(() => expect(whereabouts()).toBe('/hotel-order?id=1512237341'));
  });

  it('asks again where the price is another one than was chosen', async () => {
    quote({ total: '5200.00' });
    const { user, whereabouts } = open();
    await typePhone(user);
    screen.getByText(say.like('book.moved', { before: 'MOP\u00a04,899.00' }));
    const button = await book(say.like('book.reserveAndPay', { amount: 'MOP 5,200.00' }));
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await user.click(button);
    expect(sent).toEqual([]);
    await user.click(
      screen.getByRole('button', { name: say.like('book.acceptPrice', { now: 'MOP\u00a05,200.00' }) }),
    );
    await user.click(await book(say.like('book.reserveAndPay', { amount: 'MOP 5,200.00' })));
    await waitFor(() => expect(whereabouts()).toBe('/checkout?id=1512237341'));
    expect(sent).toHaveLength(1);
  });

  it('refused for an expired price requests a new one and keeps the input', async () => {
    const { user } = open();
    await typePhone(user);
    quote({ total: '5200.00' });
    reserve(refuse('QUOTE_EXPIRED'));
    await user.click(await book());
    await screen.findByText(errorText('QUOTE_EXPIRED'));
    await screen.findByText(say.like('book.moved'));
    expect(screen.getByLabelText(say('book.phone'))).toHaveProperty('value', '66123456');
  });

  it('is not sent again before the new price is there', async () => {
    const { user } = open();
    await typePhone(user);
    const { promise: newPrice, resolve: answer } = Promise.withResolvers<void>();
    quote({}, 'PREPAY', newPrice);
    reserve(({ payload }) => {
      sent.push(payload);
      return refuse('QUOTE_EXPIRED');
    });
    await user.click(await book());
    await screen.findByText(errorText('QUOTE_EXPIRED'));
    await user.click(await book());
    expect(sent).toHaveLength(1);
    answer();
    await waitFor(async () => expect((await book()).getAttribute('aria-disabled')).not.toBe('true'));
    await user.click(await book());
    await waitFor(() => expect(sent).toHaveLength(2));
  });

  it('of a room that was just taken says so, and keeps the input for another', async () => {
    const { user, unmount } = open();
    await typePhone(user);
    server.use(...fake(priceCalls, { 'GET /hotel/getRatePrice': refuse('NO_ROOM') }));
    reserve(refuse('NO_ROOM'));
    await user.click(await book());
    await screen.findByRole('heading', { name: errorText('NO_ROOM') });
    expect(screen.getByRole('link', { name: say('book.otherDays') }).getAttribute('href')).toContain(
      '/hotel-room?hotelCode=sjm&roomTypeCode=SJM-HARBOUR&checkIn=2026-12-11',
    );
    unmount();
    quote();
    open();
    expect(await screen.findByLabelText(say('book.phone'))).toHaveProperty('value', '66123456');
  });

  it('without a response is repeated unchanged, also after a reload', async () => {
    const { user, unmount } = open();
    await typePhone(user);
    const keys: unknown[] = [];
    server.use(
      http.post('*/order/booking/hotel/reserve', async ({ request }) => {
        keys.push(await request.json());
        return HttpResponse.error();
      }),
    );
    await user.click(await book());
    await screen.findByText(say.like('book.unanswered'));
    unmount();
    reserve(({ payload }) => {
      keys.push(payload);
      return HELD;
    });
    const again = open();
    await again.user.click(await screen.findByRole('button', { name: say('book.askAgain') }));
    await waitFor(() => expect(again.whereabouts()).toBe('/checkout?id=1512237341'));
    const [first, last] = [keys[0], keys.at(-1)] as Record<string, unknown>[];
    for (const name of ['idempotencyKey', 'signTimerStr', 'guests', 'contact']) {
      expect(last?.[name]).toEqual(first?.[name]);
    }
  });

  it('can wait in the cart instead', async () => {
    serveRoutes(['/cart']);
    const items: Record<string, unknown>[] = [];
    server.use(
      ...fake(cartCalls, {
        'POST /hotel/cart': ({ payload }) => {
          items.push(payload);
          return { cartItemId: '1', count: 1, expireAt: '2099-12-01T12:10:00+08:00' };
        },
      }),
    );
    const { user, whereabouts } = open();
    await user.click(await screen.findByRole('button', { name: say('book.addToCart') }));
    await waitFor(() => expect(whereabouts()).toBe('/cart'));
    expect(items[0]).toMatchObject({ itemType: 'ROOM', qty: 1, signTimerStr: 'lock.1' });
    expect(items[0]?.['payload']).toEqual({ ...STAY, currency: 'MOP' });
  });

  it('names what to correct, and sends nothing', async () => {
    const { user } = open();
    const name = await screen.findByLabelText(say('kit:fields.familyName'));
    await user.clear(name);
    await user.type(name, 'O’Neil');
    await user.click(screen.getByRole('radio', { name: say('book.otherNumber') }));
    await user.click(await book());
    await within(document.body).findByText(say('kit:fields.toCheck', { count: 2 }));
    expect(sent).toEqual([]);
  });
});

it('an address without a room leads to the hotels', () => {
  show(HotelBookingScreen, '/hotel-booking');
  expect(screen.getByRole('link', { name: say('hotel.toHotels') }).getAttribute('href')).toBe('/hotels');
});
