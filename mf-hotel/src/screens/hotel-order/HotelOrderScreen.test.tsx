import { beforeEach, describe, expect, it } from '@jest/globals';
import { fake, fakeServer, refuse } from '@resort/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import {
  bookingCalls,
  catalogueCalls,
  hotelOrderCalls,
  type HotelOrderDetail,
} from '../../../contract/index.ts';
import { HELD_STAY, HOUSE, STAY_DETAIL } from '../../testing/order-rows.ts';
import { show } from '../../testing/show.ts';
import HotelOrderScreen from './HotelOrderScreen.tsx';

const server = fakeServer();
const answer = (order: HotelOrderDetail | ReturnType<typeof refuse>) =>
  server.use(...fake(hotelOrderCalls, { 'GET /hotel/order/detail': order }));
beforeEach(() => {
  sessionStorage.clear();
  server.use(...fake(catalogueCalls, { 'GET /hotel/getHotelByCode': HOUSE }));
});
const open = (query = `?id=${STAY_DETAIL.id}`) => show(HotelOrderScreen, `/hotel-order${query}`);
const fact = (name: string) => screen.getAllByText(name)[0]?.nextElementSibling?.textContent;

describe('a booking', () => {
  it('has what is asked for at the desk', async () => {
    answer(STAY_DETAIL);
    const { container } = open();
    await screen.findByRole('heading', { name: 'We look forward to your stay' });
    await screen.findByText('11 Dec 2026, from 15:00');
    expect(fact('Check-out')).toBe('13 Dec 2026, by 11:00');
    expect(fact('Booking number')).toContain('H2611214GK8Q2ZT');
    expect(fact('Guest')).toBe('Mei Ling Chan');
    expect(fact('Rate')).toBe('Flexible · Breakfast included');
    expect(fact('Arriving about')).toBe('18:30');
    expect(fact('Your requests')).toBe('A quiet room, please');
    screen.getByText('1 room · 2 nights · 2 adults');
    expect(await axe(container)).toMatchObject({ violations: [] });
  });

  it('has its price, what of it is paid, and what cancelling would cost', async () => {
    answer(STAY_DETAIL);
    open();
    await screen.findByText('Paid.');
    const labels = screen.getAllByRole('term').map(({ textContent }) => textContent);
    expect(labels).toEqual(
      expect.arrayContaining(['Service charge (10%)', 'Tourism tax (5%)', 'Vouchers', 'Total']),
    );
    screen.getByText(
      /^Free cancellation until 10 Dec 2099, 18:00, Macau time\. After that, the first night is charged: MOP\s2,162\.00\.$/,
    );
  });

  it('shows the way, also to who drives there', async () => {
    answer(STAY_DETAIL);
    open();
    const address = await screen.findByText('澳門花園大馬路2號');
    expect(address.closest('[lang]')?.getAttribute('lang')).toBe('zh-Hant');
    expect(screen.getByRole('link', { name: /^Call / }).getAttribute('href')).toBe('tel:+85388880002');
    screen.getByRole('button', { name: 'Add to calendar' });
  });

  it('that waits for its money says until when, and leads to it', async () => {
    answer(HELD_STAY);
    open();
    await screen.findByRole('timer', { name: 'Held for you for' });
    expect(screen.getByRole('link', { name: /^Pay MOP\s4,499\.00$/ }).getAttribute('href')).toBe(
      `/checkout?id=${HELD_STAY.id}`,
    );
    expect(screen.queryByRole('button', { name: 'Add to calendar' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Change dates or guests' })).toBeNull();
  });

  it.each(['', '?id=', '?id=1'])('is not there at the address %p', async (query) => {
    answer(refuse('BOOKING_NUMBER'));
    open(query);
    await screen.findByRole('heading', { name: 'No booking here' });
    expect(screen.getByRole('link', { name: 'See my stays' }).getAttribute('href')).toBe('/hotel-orders');
  });

  it('can be asked for again', async () => {
    answer(refuse('BUSY'));
    const { user } = open();
    await screen.findByText('Your booking could not be loaded just now.');
    answer(STAY_DETAIL);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('heading', { name: 'We look forward to your stay' });
  });
});

describe('cancelling', () => {
  const DEAR: HotelOrderDetail = { ...STAY_DETAIL, penaltyNow: '2162.00', refundNow: '2337.00' };
  type Answer = NonNullable<Parameters<typeof fake<typeof bookingCalls>>[1]['POST /hotel/reserve/cancel']>;
  function answerCancel(result: Answer) {
    const asked: Record<string, unknown>[] = [];
    server.use(
      ...fake(bookingCalls, {
        'POST /hotel/reserve/cancel': (request) => {
          asked.push(request.payload);
          return typeof result === 'function' ? result(request) : result;
        },
      }),
    );
    return asked;
  }
  const DONE = { status: 'CANCELLED' as const, penalty: '2162.00', refund: '2337.00', currency: 'MOP' };
  async function ask() {
    const view = open();
    await view.user.click(await screen.findByRole('button', { name: 'Cancel this booking' }));
    return { ...view, dialog: within(await screen.findByRole('dialog')) };
  }

  it('shows the fee and what comes back, then asks, and cancels at that fee', async () => {
    answer(DEAR);
    const asked = answerCancel(DONE);
    const { user, dialog } = await ask();
    expect(asked).toEqual([]);
    dialog.getByText(/^MOP\s2,162\.00$/);
    dialog.getByText(/^MOP\s2,337\.00$/);
    answer({
      ...DEAR,
      status: 'CANCELLED',
      canCancel: false,
      penalty: '2162.00',
      cancelReason: 'Our flight is late',
    });
    await user.click(dialog.getByRole('button', { name: 'Cancel the booking' }));
    await screen.findByRole('heading', { name: 'This booking is cancelled' });
    expect(screen.getByText('Reason').nextElementSibling?.textContent).toBe('Our flight is late');
    screen.getByText(/^A cancellation fee of MOP\s2,162\.00 was charged\.$/);
    expect(asked).toMatchObject([{ id: STAY_DETAIL.id, expectedPenalty: '2162.00' }]);
  });

  it('shows a fee that rose meanwhile, and asks again', async () => {
    answer(STAY_DETAIL);
    const asked = answerCancel(() =>
      asked.length === 1 ? refuse('PENALTY_CHANGED', { penalty: '2162.00', amount: 'MOP 2,162.00' }) : DONE,
    );
    const { user, dialog } = await ask();
    dialog.getByText('Cancelling is free of charge.');
    answer(DEAR);
    await user.click(dialog.getByRole('button', { name: 'Cancel the booking' }));
    await screen.findByRole('alert');
    await waitFor(() =>
      expect(dialog.getByText('Cancellation fee').nextElementSibling?.textContent).toMatch(/2,162/),
    );
    await user.click(dialog.getByRole('button', { name: 'Cancel the booking' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(asked.map(({ expectedPenalty }) => expectedPenalty)).toEqual(['0.00', '2162.00']);
    expect(asked[0]?.['idempotencyKey']).not.toBe(asked[1]?.['idempotencyKey']);
  });

  it('whose answer was lost is asked for with the same key', async () => {
    answer(DEAR);
    const asked = answerCancel(() => (asked.length === 1 ? refuse('INTERNAL') : DONE));
    const { user, dialog } = await ask();
    await user.click(dialog.getByRole('button', { name: 'Cancel the booking' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Cancel this booking' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel the booking' }));
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(asked[0]?.['idempotencyKey']).toBe(asked[1]?.['idempotencyKey']);
  });
});
