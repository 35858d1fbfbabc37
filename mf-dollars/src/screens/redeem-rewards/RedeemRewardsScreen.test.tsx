import { dollarBalanceCalls } from '@resort/shared/calls/rows';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { fake, fakeServer, refuse, type Asked, textsOf } from '@resort/shared/testing';
import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { pointsGoodsCalls, rewardCalls, type Reward } from '../../../contract/index.ts';
import { show } from '../../testing/show.ts';
import { BALANCE, HAMPER, MY_POINTS } from '../../testing/rows.ts';
import RedeemRewardsScreen from './RedeemRewardsScreen.tsx';

const say = textsOf('dollars');

const server = fakeServer();
beforeEach(() =>
  server.use(
    ...fake(dollarBalanceCalls, { 'GET /dollar/balance': BALANCE }),
    ...fake(pointsGoodsCalls, { 'GET /point/mall/getMyPoint': MY_POINTS }),
  ),
);

const CATEGORIES = [
  { code: 'GOURMET', name: 'Gourmet' },
  { code: 'STAY', name: 'Stay' },
];
const { quote: _quote, description: _d, terms: _t, cancellable: _c, pickUpDays: _p, ...hamper } = HAMPER;
const TABLE: Reward = {
  ...hamper,
  id: '1011',
  name: 'The chef’s table',
  category: 'DINING',
  stock: 0,
  redeemable: false,
  reason: 'STOCK',
};

function shelve(list: Reward[]): Asked['payload'][] {
  const asked: Asked['payload'][] = [];
  server.use(
    ...fake(rewardCalls, {
      'GET /dollar/rewards': ({ payload }) => {
        asked.push(payload);
        const { category } = payload;
        const shown = list.filter((reward) => category === undefined || reward.category === category);
        const rest = { pageNum: 1, pageSize: 20, total: shown.length, hasMore: false };
        return { list: shown, ...rest, categories: CATEGORIES };
      },
    }),
  );
  return asked;
}
const open = (at = '/redeem-rewards') => show(RedeemRewardsScreen, at);

describe('the rewards', () => {
  it('show price, stock, and why they are unavailable', async () => {
    shelve([hamper, TABLE]);
    const { container } = open();
    const first = (await screen.findByRole('heading', { name: 'The festive hamper' })).closest('article');
    expect(first?.textContent).toContain(say('amount.dollars', { figures: '660.00' }));
    expect(first?.textContent).toContain(say('shelf.left', { count: 2, figures: '3' }));
    expect(
      within(first as HTMLElement)
        .getByRole('link')
        .getAttribute('href'),
    ).toBe('/exchangeSure?type=dollar&id=1010');
    const second = screen.getByRole('heading', { name: 'The chef’s table' }).closest('article');
    expect(second?.textContent).toContain(say('bar.STOCK'));
    expect((await screen.findByText('2,868.50')).closest('div')?.textContent).toContain(say('purse.dollars'));
    expect(await axe(container)).toMatchObject({ violations: [] });
  });

  it('are filtered by category, which is stored in the address', async () => {
    const asked = shelve([hamper, TABLE]);
    const { user, whereabouts } = open();
    await screen.findByText('The chef’s table');
    await user.click(screen.getByRole('button', { name: 'Gourmet' }));
    expect(whereabouts()).toBe('/redeem-rewards?category=GOURMET');
    await screen.findByText('The festive hamper');
    expect(screen.queryByText('The chef’s table')).toBeNull();
    expect(asked.at(-1)).toMatchObject({ category: 'GOURMET' });
    await user.click(screen.getByRole('button', { name: 'Gourmet', pressed: true }));
    expect(whereabouts()).toBe('/redeem-rewards');
  });

  it('of an empty category lead back to all of them; a failed load can be retried', async () => {
    shelve([hamper]);
    const { unmount } = open('/redeem-rewards?category=STAY');
    await screen.findByRole('heading', { name: say('shelf.none') });
    expect(screen.getByRole('link', { name: say('shelf.all') }).getAttribute('href')).toBe('/redeem-rewards');
    unmount();
    server.use(...fake(rewardCalls, { 'GET /dollar/rewards': refuse('BUSY') }));
    const { user } = open();
    await screen.findByText(say('shelf.unavailable'));
    shelve([hamper]);
    await user.click(screen.getByRole('button', { name: say('kit:retry') }));
    await screen.findByText('The festive hamper');
  });
});
