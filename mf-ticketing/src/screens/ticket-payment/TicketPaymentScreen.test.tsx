import { beforeEach, expect, it } from '@jest/globals';
import { dollarBalanceCalls, paymentCalls } from '@resort/shared/calls/rows';
import { fake, fakeServer, refuse, textsOf } from '@resort/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { ticketOrderCalls, type TicketOrder } from '../../../contract/index.ts';
import { AMOUNT } from '../../testing/event-rows.ts';
import { CONCERT, HELD } from '../../testing/order-rows.ts';
import { show } from '../../testing/show.ts';
import TicketPaymentScreen from './TicketPaymentScreen.tsx';

const say = textsOf('ticketing');

const server = fakeServer();
const answer = (order: TicketOrder | ReturnType<typeof refuse>) =>
  server.use(...fake(ticketOrderCalls, { 'GET /ticket/order/info': order }));
beforeEach(() => {
  answer(HELD);
  server.use(
    ...fake(ticketOrderCalls, { 'POST /ticket/order/calculationAmount': AMOUNT }),
    ...fake(dollarBalanceCalls, {
      'GET /dollar/balance': {
        available: '0.00',
        held: '0.00',
        total: '0.00',
        pendingRelease: '0.00',
        expiring: [],
        currency: 'DOLLAR',
        parity: { currency: 'MOP', rate: '1.00' },
        asOf: '2026-11-21T12:00:00+08:00',
      },
    }),
    ...fake(paymentCalls, {
      'GET /order/booking/hotel/getPaymentMethods': [
        { code: 'CARD', name: 'Card', icon: 'card', currencies: ['MOP'], enabled: true },
      ],
    }),
  );
});
const open = (at = '/ticket-pay?orderNo=T2611211234567') => show(TicketPaymentScreen, at);

it('asks for the amount to the cent while the tickets are held', async () => {
  const { container } = open();
  await screen.findByRole('button', { name: say('kit:payment.pay', { amount: 'MOP\u00a0960.00' }) });
  screen.getByText(say('pay.lead', { name: 'Harbour Nights in Concert' }));
  expect(await axe(container)).toMatchObject({ violations: [] });
});

it('pays by the tickets’ own call, with the vouchers of the address', async () => {
  let sent: Record<string, unknown> = {};
  server.use(
    ...fake(ticketOrderCalls, {
      'POST /ticket/order/calculationAmount': {
        ...AMOUNT,
        deduct: '100.00',
        payable: '860.00',
        applied: [{ id: '7', deduct: '100.00' }],
      },
      'POST /ticket/order/pay': ({ payload }) => {
        sent = payload;
        return { payNo: 'P1', status: 'PROCESSING' as const, action: { type: 'NONE' as const } };
      },
    }),
  );
  const { user, whereabouts } = open('/ticket-pay?orderNo=T2611211234567&vouchers=7');
  await user.click(
    await screen.findByRole('button', { name: say('kit:payment.pay', { amount: 'MOP\u00a0860.00' }) }),
  );
  await waitFor(() => expect(whereabouts()).toBe('/ticket-pay-result?orderNo=T2611211234567&vouchers=7'));
  expect(sent).toMatchObject({
    orderNo: 'T2611211234567',
    voucherIds: ['7'],
    expectedAmount: '860.00',
    methodCode: 'CARD',
  });
  expect(sent).not.toHaveProperty('signTimerStr');
});

it('requests nothing once it is paid; an expired order starts again', async () => {
  answer(CONCERT);
  const { unmount } = open();
  await screen.findByRole('heading', { name: say('pay.nothing') });
  expect(screen.getByRole('link', { name: say('pay.toOrder') }).getAttribute('href')).toBe(
    '/ticket-order?orderNo=T2611211234567',
  );
  unmount();
  answer({ ...HELD, status: 'EXPIRED', pay: null });
  open();
  await screen.findByRole('link', { name: say('booking.again') });
});

it('is tried again after a failure; without a number, or with another’s, there is nothing', async () => {
  answer(refuse('BUSY'));
  const { user, unmount } = open();
  await screen.findByText(say('held.failed'));
  answer(HELD);
  await user.click(screen.getByRole('button', { name: say('kit:retry') }));
  await screen.findByRole('button', { name: say('kit:payment.pay', { amount: 'MOP\u00a0960.00' }) });
  unmount();
  answer(refuse('NOT_YOURS'));
  open('/ticket-pay');
  await screen.findByRole('heading', { name: say('ticketOrder.none') });
});

it('shows how the payment ended', async () => {
  server.use(
    ...fake(paymentCalls, {
      'GET /payment/result': {
        orderNo: 'T2611211234567',
        payNo: 'P1',
        status: 'SUCCEEDED',
        outcome: 'PAID',
        currency: 'MOP',
        amount: '960.00',
        dollars: '0.00',
        cash: '960.00',
        refunded: '0.00',
        action: { type: 'NONE' },
        holdUntil: null,
      },
    }),
  );
  open('/ticket-pay-result?orderNo=T2611211234567');
  await screen.findByRole('heading', { name: say('kit:payment.PAID.title') });
  expect(screen.getByRole('link', { name: say('pay.toOrder') }).getAttribute('href')).toBe(
    '/ticket-order?orderNo=T2611211234567',
  );
});
