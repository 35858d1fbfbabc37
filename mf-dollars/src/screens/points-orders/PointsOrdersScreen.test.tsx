import { describe, expect, it } from '@jest/globals';
import { fake, fakeServer, page, textsOf } from '@resort/shared/testing';
import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { pointsOrderCalls } from '../../../contract/index.ts';
import { CANDLE_ORDER } from '../../testing/rows.ts';
import { show } from '../../testing/show.ts';
import PointsOrdersScreen from './PointsOrdersScreen.tsx';

const say = textsOf('dollars');

const server = fakeServer();
const WAITING = { ...CANDLE_ORDER, orderNo: 'G2', status: 'CREATED' as const, pickUp: null };
const answer = () =>
  server.use(
    ...fake(pointsOrderCalls, {
      'GET /point/mall/getMyOrderList': ({ payload }) =>
        page(payload['status'] === 'DONE' ? [] : [CANDLE_ORDER, WAITING]),
    }),
  );

describe('my orders', () => {
  it('show their state, their cost, and how long they wait', async () => {
    answer();
    const { container } = show(PointsOrdersScreen, '/points-orders');
    const [collect, pay] = await screen.findAllByRole('article');
    expect(collect?.textContent).toContain(say('status.READY'));
    expect(collect?.textContent).toContain(say('orders.until', { date: '5 Dec 2026, 23:59' }));
    expect(collect?.querySelector('a')?.getAttribute('href')).toBe('/points-order?orderNo=G2611211');
    expect(pay?.textContent).toContain(say('status.CREATED'));
    expect(pay?.textContent).toContain('21 Nov 2026, 12:00');
    expect(await axe(container)).toMatchObject({ violations: [] });
  });

  it('that are completed are listed separately, by the address', async () => {
    answer();
    const { user, whereabouts } = show(PointsOrdersScreen, '/points-orders');
    await user.click(await screen.findByRole('link', { name: say('orders.done') }));
    await screen.findByRole('heading', { name: say('orders.none.DONE') });
    expect(whereabouts()).toBe('/points-orders?status=DONE');
    expect(screen.getByRole('link', { name: say('link.mall') }).getAttribute('href')).toBe('/points-mall');
  });
});
