import { beforeEach, expect, it } from '@jest/globals';
import { dollarBalanceCalls, paymentCalls } from '@resort/shared/calls/rows';
import { fake, fakeServer, refuse, textsOf } from '@resort/shared/testing';
import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { reservationCalls, type Reservation } from '../../../contract/index.ts';
import { BALANCE, HELD, RESERVED } from '../../testing/rows.ts';
import { show } from '../../testing/show.ts';
import ShopPaymentScreen from './ShopPaymentScreen.tsx';

const say = textsOf('shop');

const server = fakeServer();
const answer = (reservation: Reservation | ReturnType<typeof refuse>) =>
  server.use(...fake(reservationCalls, { 'GET /shop/reserver/order/info': reservation }));
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
const open = (at = '/shop-pay?orderNo=D26112112345') => show(ShopPaymentScreen, at);

it('asks for the deposit to the cent, while the table is held', async () => {
  answer(HELD);
  const { container } = open();
  await screen.findByRole('button', { name: say('order.pay', { amount: 'MOP\u00a0600.00' }) });
  screen.getByText(say('pay.lead', { name: 'Tea Gallery' }));
  expect(await axe(container)).toMatchObject({ violations: [] });
});

it('shows the deductions of the reservation', async () => {
  answer({
    ...HELD,
    deduct: '100.00',
    payable: '460.00',
    pay: HELD.pay && { ...HELD.pay, amount: '460.00' },
  });
  open();
  await screen.findByRole('button', { name: say('order.pay', { amount: 'MOP\u00a0460.00' }) });
  const amountOf = (name: string) => screen.getByText(name).nextElementSibling?.textContent;
  expect(amountOf(say('pay.deposit', { name: 'Tea Gallery' }))).toContain('600.00');
  expect(amountOf(say('pay.vouchers'))).toContain('100.00');
  expect(amountOf(say('kit:fields.price.dollars'))).toContain('40.00');
});

it('can be paid with Resort Dollars instead', async () => {
  answer(HELD);
  const { user } = open();
  await user.click(
    await screen.findByRole('switch', { name: say('kit:payment.useDollars', { amount: '600.00' }) }),
  );
  await screen.findByRole('button', { name: say('kit:payment.payDollars', { amount: '600.00' }) });
});

it('requests nothing once it is paid, and leads to the reservation', async () => {
  answer(RESERVED);
  open();
  await screen.findByRole('heading', { name: say('pay.nothing') });
  expect(screen.getByRole('link', { name: say('pay.toOrder') }).getAttribute('href')).toBe(
    '/shop-order?orderNo=D26112112345',
  );
});

it('is tried again after a failure; without a number, or with another’s, there is nothing', async () => {
  answer(refuse('BUSY'));
  const { user, unmount } = open();
  await screen.findByText(say('order.failed'));
  answer(HELD);
  await user.click(screen.getByRole('button', { name: say('kit:retry') }));
  await screen.findByRole('button', { name: say('order.pay', { amount: 'MOP\u00a0600.00' }) });
  unmount();
  answer(refuse('NOT_YOURS'));
  open('/shop-pay');
  await screen.findByRole('heading', { name: say('order.none') });
});

it('shows how the payment ended', async () => {
  server.use(
    ...fake(paymentCalls, {
      'GET /payment/result': {
        orderNo: 'D26112112345',
        payNo: 'P1',
        status: 'SUCCEEDED',
        outcome: 'PAID',
        currency: 'MOP',
        amount: '600.00',
        dollars: '0.00',
        cash: '600.00',
        refunded: '0.00',
        action: { type: 'NONE' },
        holdUntil: null,
      },
    }),
  );
  open('/shop-pay-result?orderNo=D26112112345');
  await screen.findByRole('heading', { name: say('kit:payment.PAID.title') });
  expect(screen.getByRole('link', { name: say('pay.toOrder') }).getAttribute('href')).toBe(
    '/shop-order?orderNo=D26112112345',
  );
});
