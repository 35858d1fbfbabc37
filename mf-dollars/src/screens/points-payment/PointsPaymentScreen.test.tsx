import { beforeEach, describe, expect, it } from '@jest/globals';
import { dollarBalanceCalls, paymentCalls } from '@resort/shared/calls/rows';
import { fake, fakeServer, refuse, textsOf } from '@resort/shared/testing';
import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { pointsOrderCalls, type PointsOrder } from '../../../contract/index.ts';
import { BALANCE, CANDLE_ORDER } from '../../testing/rows.ts';
import { show } from '../../testing/show.ts';
import PointsPaymentScreen from './PointsPaymentScreen.tsx';

const say = textsOf('dollars');

const server = fakeServer();
const HELD: PointsOrder = {
  ...CANDLE_ORDER,
  status: 'CREATED',
  pickUp: null,
  points: 1200,
  cash: '60.00',
  pay: {
    id: '1512237341',
    signTimerStr: 'price.lock',
    amount: '60.00',
    holdUntil: '2099-11-21T12:15:00+08:00',
  },
};
const answer = (order: PointsOrder | ReturnType<typeof refuse>) =>
  server.use(...fake(pointsOrderCalls, { 'GET /point/mall/getMyOrderInfo': order }));
beforeEach(() =>
  server.use(
    ...fake(dollarBalanceCalls, { 'GET /dollar/balance': BALANCE }),
    ...fake(paymentCalls, {
      'GET /order/booking/hotel/getPaymentMethods': [
        { code: 'CARD', name: 'Card', icon: 'card', currencies: ['MOP'], enabled: true },
      ],
    }),
  ),
);
const open = (at = '/points-pay?orderNo=G2611211') => show(PointsPaymentScreen, at);

describe('the money of an order of the points mall', () => {
  it('is requested to the cent, and Resort Dollars can replace it', async () => {
    answer(HELD);
    const { user, container } = open();
    await screen.findByRole('button', { name: say('kit:payment.pay', { amount: 'MOP\u00a060.00' }) });
    screen.getByText(say('pay.lead'));
    expect(await axe(container)).toMatchObject({ violations: [] });
    await user.click(
      screen.getByRole('switch', { name: say('kit:payment.useDollars', { amount: '60.00' }) }),
    );
    await screen.findByRole('button', { name: say('kit:payment.payDollars', { amount: '60.00' }) });
  });

  it('is requested once: afterwards the screen leads to the order', async () => {
    answer(CANDLE_ORDER);
    open();
    await screen.findByRole('heading', { name: say('pay.nothing') });
    expect(screen.getByRole('link', { name: say('link.order') }).getAttribute('href')).toBe(
      '/points-order?orderNo=G2611211',
    );
    expect(screen.queryByRole('button', { name: say.like('kit:payment.pay') })).toBeNull();
  });

  it('is not requested until the order is known', async () => {
    answer(refuse('BUSY'));
    const { user, unmount } = open();
    await screen.findByText(say('order.unavailable'));
    answer(HELD);
    await user.click(screen.getByRole('button', { name: say('kit:retry') }));
    await screen.findByRole('button', { name: say('kit:payment.pay', { amount: 'MOP\u00a060.00' }) });
    unmount();
    open('/points-pay');
    await screen.findByRole('heading', { name: say('order.none') });
  });
});
