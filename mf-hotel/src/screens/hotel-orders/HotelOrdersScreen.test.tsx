import { beforeEach, describe, expect, it } from '@jest/globals';
import { fake, fakeServer, page, refuse, textsOf } from '@resort/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { bookingCalls, hotelOrderCalls, type HotelOrder } from '../../../contract/index.ts';
import { STAY, STAY_DETAIL, TO_PAY } from '../../testing/order-rows.ts';
import { show } from '../../testing/show.ts';
import HotelOrdersScreen from './HotelOrdersScreen.tsx';

const say = textsOf('hotel');

const server = fakeServer();
const OTHER: HotelOrder = { ...STAY, id: '1512237344', hotelName: 'Couture House', rooms: 2 };
const FEES: Record<string, string> = { [STAY.id]: '0.00', [OTHER.id]: '1200.50' };
const answer = (orders: readonly HotelOrder[]) =>
  server.use(
    ...fake(hotelOrderCalls, {
      'GET /hotel/orders': ({ payload }) => page(payload['status'] === 'UPCOMING' ? [...orders] : []),
      'GET /hotel/order/detail': ({ payload: { id } }) => ({
        ...STAY_DETAIL,
        ...(id === OTHER.id ? OTHER : {}),
        penaltyNow: FEES[String(id)] ?? '0.00',
      }),
    }),
  );
beforeEach(() => sessionStorage.clear());
const open = (query = '') => show(HotelOrdersScreen, `/hotel-orders${query}`);

describe('my bookings', () => {
  it('show where, when, the price and the status', async () => {
    answer([{ ...STAY, status: 'HELD', holdUntil: TO_PAY.holdUntil }]);
    const { container } = open();
    const card = await screen.findByRole('article');
    for (const words of [
      say('orders.UNPAID'),
      'Garden Suite',
      '11\u00a0Dec\u00a02026 – 13\u00a0Dec\u00a02026',
      say('stay.nights', { count: 2 }),
      '4,899.00',
      say('orders.heldUntil', { time: '21 Nov 2099, 12:15' }),
    ]) {
      expect(card.textContent).toContain(words);
    }
    expect(card.querySelector('a')?.getAttribute('href')).toBe(`/hotel-order?id=${STAY.id}`);
    expect(await axe(container)).toMatchObject({ violations: [] });
  });

  it('are in tabs, the selected one in the address', async () => {
    answer([STAY]);
    const { user, whereabouts } = open();
    await user.click(await screen.findByRole('tab', { name: say('orders.PAST') }));
    await screen.findByRole('heading', { name: say('orders.none.PAST') });
    expect(whereabouts()).toBe('/hotel-orders?status=PAST');
    expect(screen.getByRole('link', { name: say('link.hotels') }).getAttribute('href')).toBe('/hotels');
  });

  it('can be retried', async () => {
    server.use(...fake(hotelOrderCalls, { 'GET /hotel/orders': refuse('BUSY') }));
    const { user } = open();
    await screen.findByText(say('orders.failed'));
    answer([STAY]);
    await user.click(screen.getByRole('button', { name: say('kit:retry') }));
    await screen.findByRole('article');
  });
});

describe('several bookings', () => {
  /** Opens the sheet and chooses both. */
  async function chooseBoth() {
    answer([STAY, OTHER]);
    const view = open();
    await view.user.click(await screen.findByRole('button', { name: say('several.start') }));
    for (const box of await screen.findAllByRole('checkbox')) await view.user.click(box);
    return view;
  }

  it('are not offered where there is only one', async () => {
    answer([STAY, { ...OTHER, canCancel: false }]);
    open();
    await screen.findAllByRole('article');
    expect(screen.queryByRole('button', { name: say('several.start') })).toBeNull();
  });

  it('are cancelled after their fees were shown, at most at these', async () => {
    const { user } = await chooseBoth();
    const asked: object[] = [];
    server.use(
      ...fake(bookingCalls, {
        'POST /hotel/reserve/batch-cancel': ({ payload }) => {
          asked.push(payload);
          return { results: [STAY, OTHER].map(({ id }) => ({ id, code: 0, message: 'OK', refund: [] })) };
        },
      }),
    );
    await user.click(screen.getByRole('button', { name: say('several.fees', { count: 2 }) }));
    const dialog = within(await screen.findByRole('dialog', { name: say('several.question', { count: 2 }) }));
    dialog.getByText(say.like('several.each', { fee: 'MOP 1,200.50' }));
    expect(dialog.getAllByText(say('kit:refund.CARD'))).toHaveLength(2);
    await user.click(dialog.getByRole('button', { name: say('several.confirm') }));
    await waitFor(() => expect(screen.queryByRole('checkbox')).toBeNull());
    expect(asked).toMatchObject([
      {
        ids: [STAY.id, OTHER.id],
        expectedPenaltyTotal: '1200.50',
        idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/),
      },
    ]);
  });

  it('say why one of them was not cancelled', async () => {
    const { user } = await chooseBoth();
    const results = [
      { id: STAY.id, code: 0, message: 'OK', refund: [] },
      { id: OTHER.id, code: 16_008, message: 'Please call us to cancel.', refund: [] },
    ];
    server.use(...fake(bookingCalls, { 'POST /hotel/reserve/batch-cancel': { results } }));
    await user.click(screen.getByRole('button', { name: say('several.fees', { count: 2 }) }));
    await user.click(await screen.findByRole('button', { name: say('several.confirm') }));
    await screen.findByText('Please call us to cancel.');
  });

  it('are not asked about while a fee is not known', async () => {
    const { user } = await chooseBoth();
    server.use(...fake(hotelOrderCalls, { 'GET /hotel/order/detail': refuse('BUSY') }));
    await user.click(screen.getByRole('button', { name: say('several.fees', { count: 2 }) }));
    await screen.findByText(say('several.unknown'));
    expect(screen.queryByRole('button', { name: say('several.confirm') })).toBeNull();
  });
});
