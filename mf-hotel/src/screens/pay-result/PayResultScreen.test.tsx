import { describe, expect, it } from '@jest/globals';
import { paymentCalls, type PaymentResult } from '@resort/shared/calls/rows';
import { fake, fakeServer, textsOf } from '@resort/shared/testing';
import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { hotelOrderCalls } from '../../../contract/index.ts';
import { STAY, TWO_TO_PAY } from '../../testing/order-rows.ts';
import { show } from '../../testing/show.ts';
import PayResultScreen from './PayResultScreen.tsx';

const say = textsOf('hotel');

const server = fakeServer();
const { id, orderNo } = TWO_TO_PAY;
const answer = (outcome: PaymentResult['outcome'], items = TWO_TO_PAY.items) =>
  server.use(
    ...fake(paymentCalls, {
      'GET /payment/result': {
        orderNo,
        payNo: 'P1',
        status: 'SUCCEEDED',
        outcome,
        currency: 'MOP',
        amount: '4499.00',
        dollars: '0.00',
        cash: '4499.00',
        refunded: '0.00',
        action: { type: 'NONE' },
        holdUntil: '2099-11-21T12:15:00+08:00',
      },
    }),
    ...fake(hotelOrderCalls, {
      'GET /hotel/checkout': { ...TWO_TO_PAY, items, state: 'DONE', pay: null },
    }),
  );
const open = (query = `?orderNo=${orderNo}&id=${id}`) => show(PayResultScreen, `/pay-result${query}`);

describe('the result of a payment', () => {
  it('shows what was booked, each with a link to it', async () => {
    answer('PAID');
    const { container } = open();
    await screen.findByRole('heading', { name: say('kit:payment.PAID.title') });
    const link = await screen.findByRole('link', { name: /^Garden Suite/ });
    expect(link.getAttribute('href')).toBe(`/hotel-order?id=${STAY.id}`);
    // its screen is in no release of this test
    expect(screen.queryByRole('link', { name: /^Dinner/ })).toBeNull();
    screen.getByText('Dinner at The Lotus Room');
    // the stay's; the dinner earns at the restaurant
    screen.getByText(say.like('kit:earned.ahead'));
    expect(await axe(container)).toMatchObject({ violations: [] });
  });

  it('offers the calendar for a single stay', async () => {
    answer('PAID', TWO_TO_PAY.items.slice(0, 1));
    open();
    await screen.findByRole('button', { name: say('kit:calendar.add') });
  });

  it('leads back to the payment where it was declined', async () => {
    answer('DECLINED');
    open();
    const again = await screen.findByRole('link', { name: say('kit:payment.tryAgain') });
    expect(again.getAttribute('href')).toBe(`/checkout?id=${id}`);
  });

  it('knows nothing without an order', async () => {
    open('');
    await screen.findByRole('heading', { name: say('order.none') });
  });
});
