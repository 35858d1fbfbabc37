import { describe, expect, it } from '@jest/globals';
import { serveRoutes } from '@resort/shared/routes';
import { fake, fakeServer, refuse, textsOf, errorText } from '@resort/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { pointsOrderCalls, rewardOrderCalls, type PointsOrder } from '../../../contract/index.ts';
import { show } from '../../testing/show.ts';
import { CANDLE_ORDER, HAMPER_ORDER } from '../../testing/rows.ts';
import OrderScreen from './OrderScreen.tsx';

const say = textsOf('dollars');

const server = fakeServer();

const open = (at: string) => show(OrderScreen, at);
const fact = (name: string) => screen.queryAllByText(name)[0]?.nextElementSibling?.textContent;
const points = (order: Partial<PointsOrder>) =>
  server.use(...fake(pointsOrderCalls, { 'GET /point/mall/getMyOrderInfo': { ...CANDLE_ORDER, ...order } }));

describe('the receipt of a reward', () => {
  it('shows item, place, deadline, code and cost', async () => {
    server.use(...fake(rewardOrderCalls, { 'GET /dollar/order/info': HAMPER_ORDER }));
    const { container } = open('/exchangeSuccess?orderNo=R2611211');
    await screen.findByRole('heading', { level: 1, name: say('order.titles.READY') });
    screen.getByText('4821 7730');
    expect(fact(say('order.where'))).toBe('Heritage Hotel');
    expect(fact(say('order.until'))).toBe('5 Dec 2026, 23:59');
    expect(fact(say('order.total'))).toBe(say('amount.dollars', { figures: '660.00' }));
    expect(fact(say('order.after'))).toBe(say('amount.dollars', { figures: '2,208.50' }));
    expect(fact(say('order.number'))).toMatch(/^R2611211/);
    expect(await axe(container)).toMatchObject({ violations: [] });
  });

  it('leads to the vouchers that it came as, where the release has them', async () => {
    serveRoutes(['/my-vouchers']);
    const issued = { ...HAMPER_ORDER, status: 'ISSUED' as const, pickUp: null, voucherIds: ['5'] };
    server.use(...fake(rewardOrderCalls, { 'GET /dollar/order/info': { ...issued, cancellable: false } }));
    open('/exchangeSuccess?orderNo=R2611211');
    expect(
      (await screen.findByRole('link', { name: say('order.vouchers', { count: 1 }) })).getAttribute('href'),
    ).toBe('/my-vouchers');
    expect(screen.queryByRole('button', { name: say('cancel.cancel') })).toBeNull();
  });

  it('can be retried, and an address without a number says so', async () => {
    server.use(...fake(rewardOrderCalls, { 'GET /dollar/order/info': refuse('BUSY') }));
    const { user, unmount } = open('/exchangeSuccess?orderNo=R2611211');
    await screen.findByText(say('order.unavailable'));
    server.use(...fake(rewardOrderCalls, { 'GET /dollar/order/info': HAMPER_ORDER }));
    await user.click(screen.getByRole('button', { name: say('kit:retry') }));
    await screen.findByRole('heading', { level: 1, name: say('order.titles.READY') });
    unmount();
    const nameless = open('/exchangeSuccess');
    await screen.findByRole('heading', { name: say('order.none') });
    nameless.unmount();
    server.use(...fake(rewardOrderCalls, { 'GET /dollar/order/info': refuse('NOT_YOURS') }));
    open('/exchangeSuccess?orderNo=R2611212');
    await screen.findByRole('heading', { name: say('order.none') });
  });
});

describe('an order of the points mall', () => {
  it('is cancelled after one confirmation, showing the refund, under one key however often', async () => {
    points({});
    const { user } = open('/points-order?orderNo=G2611211');
    const keys: unknown[] = [];
    server.use(
      ...fake(pointsOrderCalls, {
        'POST /point/mall/cancelOrder': ({ payload }) => {
          keys.push(payload['idempotencyKey']);
          if (keys.length === 1) return refuse('BUSY');
          points({ status: 'CANCELLED', cancellable: false });
          return { ...CANDLE_ORDER, status: 'CANCELLED' as const, cancellable: false };
        },
      }),
    );
    for (let press = 1; press <= 2; press += 1) {
      await user.click(await screen.findByRole('button', { name: say('cancel.cancel') }));
      const question = await screen.findByRole('dialog', { name: say('cancel.question') });
      within(question).getByText(say('amount.points', { count: 2400, figures: '2,400' }));
      await user.click(within(question).getByRole('button', { name: say('cancel.cancel') }));
      // goes with the answer
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
    await screen.findByRole('heading', { level: 1, name: say('order.titles.CANCELLED') });
    expect(keys).toHaveLength(2);
    expect(keys[1]).toBe(keys[0]);
    expect(fact(say('order.after'))).toBeUndefined();
  });

  it('says why it cannot be cancelled any more', async () => {
    points({});
    server.use(...fake(pointsOrderCalls, { 'POST /point/mall/cancelOrder': refuse('PICKUP_ENDED') }));
    const { user } = open('/points-order?orderNo=G2611211');
    await user.click(await screen.findByRole('button', { name: say('cancel.cancel') }));
    const question = await screen.findByRole('dialog');
    await user.click(within(question).getByRole('button', { name: say('cancel.cancel') }));
    await screen.findByText(errorText('PICKUP_ENDED'));
  });

  it('that waits for its money leads to the payment', async () => {
    const pay = { id: '7', signTimerStr: 's', amount: '60.00', holdUntil: '2026-11-21T12:15:00+08:00' };
    points({ status: 'CREATED', cash: '60.00', pay });
    open('/points-order?orderNo=G2611211');
    await screen.findByRole('heading', { level: 1, name: say('order.titles.CREATED') });
    expect(screen.getByRole('link', { name: say('order.pay') }).getAttribute('href')).toBe(
      '/points-pay?orderNo=G2611211',
    );
    expect(fact(say('confirm.cash'))).toContain('60.00');
  });
});
