import { dollarBalanceCalls } from '@resort/shared/calls/rows';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { fake, fakeServer, page, refuse, type Asked, textsOf } from '@resort/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { pointsGoodsCalls, type Goods } from '../../../contract/index.ts';
import { BALANCE, CANDLE, MY_POINTS } from '../../testing/rows.ts';
import { show } from '../../testing/show.ts';
import PointsMallScreen from './PointsMallScreen.tsx';

const say = textsOf('dollars');

const server = fakeServer();
const { description: _d, terms: _t, cancellable: _c, pickUpDays: _p, ...candle } = CANDLE;
const CATEGORIES = [
  { code: 'HOME', name: 'Home' },
  { code: 'GOURMET', name: 'Gourmet' },
];

function shelve(list: Goods[]): Asked['payload'][] {
  const asked: Asked['payload'][] = [];
  server.use(
    ...fake(pointsGoodsCalls, {
      'GET /point/mall/getPointsGoods': ({ payload }) => {
        asked.push(payload);
        return { ...page(payload['categoryId'] === 'GOURMET' ? [] : list), categories: CATEGORIES };
      },
    }),
  );
  return asked;
}
beforeEach(() =>
  server.use(
    ...fake(dollarBalanceCalls, { 'GET /dollar/balance': BALANCE }),
    ...fake(pointsGoodsCalls, { 'GET /point/mall/getMyPoint': MY_POINTS }),
  ),
);
const open = (query = '') => show(PointsMallScreen, `/points-mall${query}`);

describe('the points mall', () => {
  it('shows the points, those that expire next, and the goods', async () => {
    shelve([candle]);
    const { container } = open();
    const goods = (await screen.findByRole('heading', { name: 'Scented candle' })).closest('article');
    expect(goods?.textContent).toContain(say('amount.points', { count: 2, figures: '2,400' }));
    expect(goods?.querySelector('a')?.getAttribute('href')).toBe('/points-goods?id=1015');
    await screen.findByText(say('mall.expiring', { count: 2, figures: '8,000', date: '31 Dec 2026' }));
    expect(await axe(container)).toMatchObject({ violations: [] });
  });

  it('is filtered and sorted in the address, and shows a message without results', async () => {
    const asked = shelve([candle]);
    const { user, whereabouts } = open();
    await user.click(await screen.findByRole('link', { name: say('mall.sorts.POINTS_DOWN') }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ sort: 'POINTS_DOWN', pageNum: '1' }));
    await user.click(await screen.findByRole('button', { name: 'Gourmet' }));
    await screen.findByRole('heading', { name: say('shelf.none') });
    expect(whereabouts()).toBe('/points-mall?sort=POINTS_DOWN&category=GOURMET');
    expect(screen.getByRole('link', { name: say('shelf.all') }).getAttribute('href')).toBe('/points-mall');
  });

  it('can be retried', async () => {
    server.use(...fake(pointsGoodsCalls, { 'GET /point/mall/getPointsGoods': refuse('BUSY') }));
    const { user } = open();
    await screen.findByText(say('shelf.unavailable'));
    shelve([candle]);
    await user.click(screen.getByRole('button', { name: say('kit:retry') }));
    await screen.findByRole('heading', { name: 'Scented candle' });
  });
});
