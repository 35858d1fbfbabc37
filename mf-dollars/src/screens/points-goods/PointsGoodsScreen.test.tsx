import { describe, expect, it } from '@jest/globals';
import { fake, fakeServer, refuse, textsOf } from '@resort/shared/testing';
import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { pointsGoodsCalls, type GoodsDetail } from '../../../contract/index.ts';
import { show } from '../../testing/show.ts';
import { CANDLE } from '../../testing/rows.ts';
import PointsGoodsScreen from './PointsGoodsScreen.tsx';

const say = textsOf('dollars');

const server = fakeServer();

const open = (goods: Partial<GoodsDetail>) => {
  server.use(
    ...fake(pointsGoodsCalls, { 'GET /point/mall/selectPointsGoodsInfoById': { ...CANDLE, ...goods } }),
  );
  return show(PointsGoodsScreen, '/points-goods?id=1015');
};
const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

describe('one of the goods', () => {
  it('shows its cost, where to collect it, and a button for each payment option', async () => {
    const { container } = open({});
    await screen.findByRole('heading', { level: 1, name: 'Scented candle' });
    screen.getByText(`Heritage Hotel · ${say('shell:skins.glp')}`);
    expect(links()).toEqual([
      '/exchangeSure?type=points&id=1015',
      '/exchangeSure?type=points&id=1015&way=TOP_UP',
    ]);
    expect(await axe(container)).toMatchObject({ violations: [] });
  });

  it('that is unavailable says why', async () => {
    open({ reason: 'TIER', redeemable: false });
    const button = await screen.findByRole('button', {
      name: say('confirm.redeem', { amount: say('amount.points', { count: 2, figures: '2,400' }) }),
    });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    screen.getByText(say('bar.TIER', { tier: 'Gold' }));
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('that do not exist show a message and a link to the others', async () => {
    server.use(
      ...fake(pointsGoodsCalls, { 'GET /point/mall/selectPointsGoodsInfoById': refuse('NOT_FOUND') }),
    );
    show(PointsGoodsScreen, '/points-goods?id=1015');
    await screen.findByRole('heading', { name: say('shelf.none') });
    expect(links()).toEqual(['/points-mall']);
  });

  it('without enough points can be exchanged with money', async () => {
    open({ reason: 'BALANCE', redeemable: false });
    await screen.findByRole('heading', { level: 1, name: 'Scented candle' });
    expect(links()).toHaveLength(2);
  });
});
