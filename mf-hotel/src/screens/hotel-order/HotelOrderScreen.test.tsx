import { beforeEach, describe, expect, it } from '@jest/globals';
import { guideCalls } from '@resort/shared/calls/rows';
import { fake, fakeServer, fakeSight, inOrder, refuse, textsOf } from '@resort/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import {
  bookingCalls,
  catalogueCalls,
  hotelOrderCalls,
  type HotelOrderDetail,
} from '../../../contract/index.ts';
import { HELD_STAY, HOTEL, STAY_DETAIL } from '../../testing/order-rows.ts';
import { show } from '../../testing/show.ts';
import HotelOrderScreen from './HotelOrderScreen.tsx';

const say = textsOf('hotel');

const server = fakeServer();
const answer = (order: HotelOrderDetail | ReturnType<typeof refuse>) =>
  server.use(...fake(hotelOrderCalls, { 'GET /hotel/order/detail': order }));
beforeEach(() => {
  sessionStorage.clear();
  fakeSight('nothing');
  server.use(...fake(catalogueCalls, { 'GET /hotel/getHotelByCode': HOTEL }));
});
const open = (query = `?id=${STAY_DETAIL.id}`) => show(HotelOrderScreen, `/hotel-order${query}`);
const fact = (name: string) => screen.getAllByText(name)[0]?.nextElementSibling?.textContent;

describe('a booking', () => {
  it('shows what the front desk asks for', async () => {
    answer(STAY_DETAIL);
    const { container } = open();
    await screen.findByRole('heading', { name: say('order.titles.RESERVED') });
    await screen.findByText(say('order.from', { date: '11 Dec 2026', time: '15:00' }));
    expect(fact(say('order.checkOut'))).toBe(say('order.by', { date: '13 Dec 2026', time: '11:00' }));
    expect(fact(say('order.number'))).toContain('H2611214GK8Q2ZT');
    expect(fact(say('order.guests', { count: 1 }))).toBe('Mei Ling Chan');
    expect(fact(say('order.rate'))).toBe(`Flexible · ${say('rate.meal.BREAKFAST')}`);
    expect(fact(say('order.arrival'))).toBe('18:30');
    expect(fact(say('order.remarks'))).toBe('A quiet room, please');
    screen.getByText(
      `${say('stay.rooms', { count: 1 })} · ${say('stay.nights', { count: 2 })} · ${say('stay.adults', { count: 2 })}`,
    );
    expect(await axe(container)).toMatchObject({ violations: [] });
  });

  it('shows its price, the paid amount, and the cancellation fee', async () => {
    answer(STAY_DETAIL);
    open();
    await screen.findByText(say('payStatus.PAID'));
    const labels = screen.getAllByRole('term').map(({ textContent }) => textContent);
    expect(labels).toEqual(
      expect.arrayContaining([
        say('kit:fields.price.service', { rate: '10' }),
        say('kit:fields.price.tax', { rate: '5' }),
        say('order.vouchers'),
        say('kit:fields.price.total'),
      ]),
    );
    screen.getByText(say.like('cancel.free'));
    screen.getByText(say.like('kit:earned.ahead'));
  });

  it('shows directions, also for the driver', async () => {
    answer(STAY_DETAIL);
    open();
    const address = await screen.findByText('澳門花園大馬路2號');
    expect(address.closest('[lang]')?.getAttribute('lang')).toBe('zh-Hant');
    expect(screen.getByRole('link', { name: say.like('kit:call') }).getAttribute('href')).toBe(
      'tel:+85388880002',
    );
    screen.getByRole('button', { name: say('kit:calendar.add') });
  });

  it('ends with the weather, whose arrival moves what is below it', async () => {
    fakeSight('everything');
    const day = { day: STAY_DETAIL.checkIn, sky: 'CLEAR', low: 15, high: 21, rain: null } as const;
    const forecast = { credit: 'Observatory', isDemo: false, days: [day] };
    server.use(...fake(guideCalls, { 'GET /guide/forecast': forecast }));
    answer(STAY_DETAIL);
    open();
    const weather = await screen.findByRole('region', { name: say('kit:weather.title') });
    for (const action of [...screen.getAllByRole('link'), ...screen.getAllByRole('button')])
      expect(action.compareDocumentPosition(weather)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('that waits for its payment shows the deadline and a link to it', async () => {
    answer(HELD_STAY);
    open();
    await screen.findByRole('timer', { name: say('order.heldFor') });
    expect(
      screen
        .getByRole('link', { name: say.like('order.pay', { amount: 'MOP\u00a04,499.00' }) })
        .getAttribute('href'),
    ).toBe(`/checkout?id=${HELD_STAY.id}`);
    expect(screen.queryByRole('button', { name: say('kit:calendar.add') })).toBeNull();
    expect(screen.queryByRole('link', { name: say('order.changeStay') })).toBeNull();
  });

  it.each(['', '?id=', '?id=1'])('is not there at the address %p', async (query) => {
    answer(refuse('BOOKING_NUMBER'));
    open(query);
    await screen.findByRole('heading', { name: say('order.none') });
    expect(screen.getByRole('link', { name: say('link.orders') }).getAttribute('href')).toBe('/hotel-orders');
  });

  it('can be retried', async () => {
    answer(refuse('BUSY'));
    const { user } = open();
    await screen.findByText(say('order.failed'));
    answer(STAY_DETAIL);
    await user.click(screen.getByRole('button', { name: say('kit:retry') }));
    await screen.findByRole('heading', { name: say('order.titles.RESERVED') });
  });
});

describe('attempts to pay', () => {
  it('show the outcome first, so that a declined one never reads as a charge', async () => {
    const [paid] = STAY_DETAIL.payments;
    if (paid === undefined) throw new Error('the sample has no payment');
    const declined = { ...paid, payNo: 'P0', end: 'DECLINED' as const };
    const back = { ...paid, end: 'REFUNDED' as const, moneyBack: paid.money };
    answer({ ...STAY_DETAIL, payments: [declined, back] });
    open();
    await screen.findByText(
      inOrder(say('kit:attempt.DECLINED'), say('kit:attempt.method.CARD'), 'MOP 4,499.00'),
    );
    screen.getByText(
      inOrder(
        say.like('kit:attempt.REFUNDED', { back: 'MOP 4,499.00' }),
        say('kit:attempt.method.CARD'),
        'MOP 4,499.00',
      ),
    );
  });
});

describe('cancelling', () => {
  const DEAR: HotelOrderDetail = {
    ...STAY_DETAIL,
    penaltyNow: '2162.00',
    refundNow: [
      { means: 'MONEY' as const, method: 'CARD' as const, money: '2337.00', currency: 'MOP' },
      { means: 'DOLLARS', dollars: '1088.50' },
      { means: 'VOUCHER', voucherId: '7', name: 'MOP 300 off your stay' },
    ],
  };
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
  const DONE = {
    status: 'CANCELLED' as const,
    penalty: '2162.00',
    refund: [{ means: 'MONEY' as const, method: 'CARD' as const, money: '2337.00', currency: 'MOP' }],
    currency: 'MOP',
  };
  async function ask() {
    const view = open();
    await view.user.click(await screen.findByRole('button', { name: say('cancelling.cancel') }));
    return { ...view, dialog: within(await screen.findByRole('dialog')) };
  }

  it('shows fee and refund, then asks, and cancels at that fee', async () => {
    answer(DEAR);
    const asked = answerCancel(DONE);
    const { user, dialog } = await ask();
    expect(asked).toEqual([]);
    dialog.getByText(/^MOP\s2,162\.00$/);
    const back = (name: string) => dialog.getByText(name).nextElementSibling?.textContent;
    expect(back(say('kit:refund.CARD'))).toMatch(inOrder('MOP 2,337.00', say('kit:refund.bank')));
    expect(back(say('kit:refund.DOLLARS'))).toMatch(
      inOrder(say('kit:fields.amount.dollars', { amount: '1,088.50' }), say('kit:refund.atOnce')),
    );
    expect(back(say('kit:refund.VOUCHER'))).toMatch(
      inOrder('MOP 300 off your stay', say('kit:refund.atOnce')),
    );
    answer({
      ...DEAR,
      status: 'CANCELLED',
      canCancel: false,
      penalty: '2162.00',
      cancelReason: 'Our flight is late',
    });
    await user.click(dialog.getByRole('button', { name: say('cancelling.confirm') }));
    await screen.findByRole('heading', { name: say('order.titles.CANCELLED') });
    expect(screen.getByText(say('order.reason')).nextElementSibling?.textContent).toBe('Our flight is late');
    screen.getByText(say.like('order.penalty', { amount: 'MOP\u00a02,162.00' }));
    expect(asked).toMatchObject([{ id: STAY_DETAIL.id, expectedPenalty: '2162.00' }]);
  });

  it('shows a fee that rose meanwhile, and asks again', async () => {
    answer(STAY_DETAIL);
    const asked = answerCancel(() =>
      asked.length === 1 ? refuse('PENALTY_CHANGED', { penalty: '2162.00', amount: 'MOP 2,162.00' }) : DONE,
    );
    const { user, dialog } = await ask();
    dialog.getByText(say('cancelling.free'));
    answer(DEAR);
    await user.click(dialog.getByRole('button', { name: say('cancelling.confirm') }));
    await screen.findByRole('alert');
    await waitFor(() =>
      expect(dialog.getByText(say('cancelling.fee')).nextElementSibling?.textContent).toMatch(/2,162/),
    );
    await user.click(dialog.getByRole('button', { name: say('cancelling.confirm') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(asked.map(({ expectedPenalty }) => expectedPenalty)).toEqual(['0.00', '2162.00']);
    expect(asked[0]?.['idempotencyKey']).not.toBe(asked[1]?.['idempotencyKey']);
  });

  it('with a lost response is repeated with the same key', async () => {
    answer(DEAR);
    const asked = answerCancel(() => (asked.length === 1 ? refuse('INTERNAL') : DONE));
    const { user, dialog } = await ask();
    await user.click(dialog.getByRole('button', { name: say('cancelling.confirm') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: say('cancelling.cancel') }));
    await user.click(await screen.findByRole('button', { name: say('cancelling.confirm') }));
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(asked[0]?.['idempotencyKey']).toBe(asked[1]?.['idempotencyKey']);
  });
});
