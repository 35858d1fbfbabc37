import { beforeEach, describe, expect, it } from '@jest/globals';
import { dollarBalanceCalls, paymentCalls } from '@resort/shared/calls/rows';
import { fake, fakeServer, refuse, textsOf } from '@resort/shared/testing';
import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { hotelOrderCalls, type Checkout } from '../../../contract/index.ts';
import { BALANCE, TWO_TO_PAY } from '../../testing/order-rows.ts';
import { show } from '../../testing/show.ts';
import CheckoutScreen from './CheckoutScreen.tsx';

const say = textsOf('hotel');

const server = fakeServer();
const answer = (checkout: Checkout | ReturnType<typeof refuse>) =>
  server.use(...fake(hotelOrderCalls, { 'GET /hotel/checkout': checkout }));
beforeEach(() => {
  sessionStorage.clear();
  server.use(
    ...fake(dollarBalanceCalls, { 'GET /dollar/balance': BALANCE }),
    ...fake(paymentCalls, {
      'GET /order/booking/hotel/getPaymentMethods': [
        { code: 'CARD', name: 'Card', icon: 'card', currencies: ['MOP', 'HKD'], enabled: true },
      ],
    }),
  );
});
const open = () => show(CheckoutScreen, `/checkout?id=${TWO_TO_PAY.id}`);

describe('payment of a hold', () => {
  it('shows what is paid here and on site, and requests the rest to the cent', async () => {
    answer(TWO_TO_PAY);
    const { user, container } = open();
    await screen.findByRole('button', { name: say('kit:payment.pay', { amount: 'MOP\u00a04,499.00' }) });
    screen.getByRole('timer', { name: say('order.heldFor') });
    // each stay, table or treatment with its days
    screen.getByText('Garden Suite, Garden Palace · 11 Dec 2026 – 13 Dec 2026');
    screen.getByRole('heading', { name: say('checkout.onSpot') });
    expect(await axe(container)).toMatchObject({ violations: [] });
    await user.click(
      screen.getByRole('switch', { name: say('kit:payment.useDollars', { amount: '1,000.00' }) }),
    );
    await screen.findByRole('button', { name: say('kit:payment.pay', { amount: 'MOP\u00a03,499.00' }) });
  });

  it('accepts no Resort Dollars in another currency', async () => {
    const { pay } = TWO_TO_PAY;
    if (pay === null) throw new Error('nothing to pay');
    answer({ ...TWO_TO_PAY, currency: 'HKD', pay: { ...pay, currency: 'HKD' } });
    open();
    await screen.findByRole('button', { name: say('kit:payment.pay', { amount: 'HKD\u00a04,499.00' }) });
    expect(screen.queryByRole('switch')).toBeNull();
  });

  it('leads to the booking if nothing is left to pay', async () => {
    answer({ ...TWO_TO_PAY, state: 'DONE', pay: null });
    open();
    await screen.findByRole('heading', { name: say('checkout.nothing') });
    screen.getByRole('link', { name: say('link.orders') });
    expect(screen.queryByRole('button', { name: say.like('kit:payment.pay') })).toBeNull();
  });

  it('says that the time has run out, and that nothing was charged', async () => {
    answer({ ...TWO_TO_PAY, state: 'OVER', pay: null });
    open();
    await screen.findByRole('heading', { name: say('checkout.overTitle') });
    screen.getByText(say.like('checkout.overWhy'));
    expect(screen.queryByRole('button', { name: say.like('kit:payment.pay') })).toBeNull();
  });

  it('knows no booking of anybody else', async () => {
    answer(refuse('NOT_YOURS'));
    open();
    await screen.findByRole('heading', { name: say('order.none') });
  });
});
