import { describe, expect, it } from '@jest/globals';
import { TIERS, type Tier } from '@resort/shared/calls/rows';
import { errorText, fake, fakeServer, page, refuse, textsOf } from '@resort/shared/testing';
import { ToastRegion } from '@resort/shared/ui';
import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import {
  benefitCalls,
  cardCalls,
  giftCalls,
  type Benefits,
  type Gift,
  type TierBenefits,
} from '../../../contract/index.ts';
import { show } from '../../testing/show.ts';
import MyBenefitsScreen from './MyBenefitsScreen.tsx';

const say = textsOf('membership');

const NAMES: Record<Tier, string> = {
  CLASSIC: 'Classic',
  SILVER: 'Silver',
  GOLD: 'Gold',
  DIAMOND: 'Diamond',
};
const tiers: TierBenefits[] = TIERS.map((tier) => ({ tier, name: NAMES[tier], threshold: 0, benefits: [] }));
const item = (
  id: string,
  [CLASSIC, SILVER, GOLD, DIAMOND]: [boolean | string, boolean | string, boolean | string, boolean | string],
) => ({
  id,
  name: id,
  description: `About ${id}`,
  values: { CLASSIC, SILVER, GOLD, DIAMOND },
});
const matrix: Benefits['matrix'] = [
  {
    id: 'stay',
    name: 'Your stay',
    items: [item('Rate', ['5%', '8%', '12%', '15%']), item('Car', [false, false, false, true])],
  },
  { id: 'dining', name: 'Dining', items: [item('Seats', [false, true, true, true])] },
];
const at = (tier: Tier, nextTier: Tier | null, need: number): Benefits => ({
  current: { tier, tierPoints: 100, nextTier, need, periodEnd: '2027-03-31' },
  matrix,
});
const gift = (id: string, change: Partial<Gift> = {}): Gift => ({
  id,
  name: id,
  picture: { src: '/art/gift.svg', alt: 'A gift' },
  pickupPlace: 'Main lobby',
  validFrom: '2026-04-01',
  validTo: '2027-03-31',
  stock: 9,
  claimed: false,
  pickUpCode: null,
  ...change,
});

const server = fakeServer();

const card = {
  id: '7',
  cardNo: '880012345678',
  tier: 'GOLD',
  tierName: 'Gold',
  issuedAt: '2019-05-04T10:00:00+08:00',
  expireAt: '2027-03-31T23:59:59+08:00',
  status: 'ACTIVE',
} as const;
const answer = (benefits: Benefits) =>
  server.use(
    ...fake(cardCalls, { 'GET /user/cards': [card] }),
    ...fake(benefitCalls, {
      'GET /member/benefits': benefits,
      'GET /membership-config/benefit-manage': tiers,
    }),
    ...fake(giftCalls, {
      'GET /user/cards/{id}/giftCategories': [
        { id: '2', name: 'Birthday', quota: 0, used: 0 },
        { id: '1', name: 'Welcome', quota: 2, used: 1 },
        { id: '3', name: 'Season', quota: 1, used: 1 },
      ],
      'GET /user/giftCategories/{id}/gifts': ({ params }) =>
        params['id'] === '1'
          ? page([gift('Biscuits'), gift('Wine', { claimed: true }), gift('Basket', { stock: 0 })])
          : page([gift('Oils')]),
    }),
  );
const open = (query = '') => show(MyBenefitsScreen, `/my-benefits${query}`);
const valuesOf = (name: string) => {
  const row = screen.getAllByRole('listitem').find((each) => each.textContent.includes(`About ${name}`));
  if (row === undefined) throw new Error(`${name} is not shown`);
  return within(row)
    .getAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);
};

describe('benefits', () => {
  it("show each tier's value, and mark the member’s own", async () => {
    answer(at('GOLD', 'DIAMOND', 13_600));
    const { container } = open();
    await screen.findByRole('heading', { name: say('benefits.all') });
    expect(valuesOf('Rate')).toEqual(['Classic: 5%', 'Silver: 8%', 'Gold(your tier): 12%', 'Diamond: 15%']);
    expect(valuesOf('Car')[3]).toBe('Diamond: Included');
    expect(valuesOf('Car')[0]).toBe('Classic: –Not included');
    screen.getByText(
      say('benefits.toNext', { points: '13,600', count: 13_600, date: '31 Mar', tier: 'Diamond' }),
    );
    await screen.findByText('Biscuits');
    expect(await axe(container)).toMatchObject({ violations: [] });
  });

  it('show what the next tier adds, and only that', async () => {
    answer(at('GOLD', 'DIAMOND', 1));
    open();
    await screen.findByText(say('benefits.addsCount', { tier: 'Diamond', number: '2' }));
    const list = screen.getByRole('list', { name: say('benefits.adds', { tier: 'Diamond' }), hidden: true });
    const rows = within(list).getAllByRole('listitem', { hidden: true });
    expect(rows.map((row) => row.textContent)).toEqual([
      `Rate${say('benefits.now', { value: '12%' })}15%`,
      `Car${say('benefits.included')}`,
    ]);
  });

  it('compare with the higher tier that the address names, and with no lower one', async () => {
    answer(at('SILVER', 'GOLD', 1));
    const first = open('?tier=DIAMOND');
    await screen.findByText(say('benefits.addsCount', { tier: 'Diamond', number: '2' }));
    first.unmount();
    open('?tier=CLASSIC');
    await screen.findByText(say('benefits.addsCount', { tier: 'Gold', number: '1' }));
  });

  it('of the highest tier have nothing above them', async () => {
    answer(at('DIAMOND', null, 0));
    open();
    await screen.findByText(say.like('tier.highest'));
    expect(screen.queryByText(say.like('benefits.addsCount'))).toBeNull();
  });

  it('can be retried', async () => {
    answer(at('GOLD', 'DIAMOND', 1));
    server.use(...fake(benefitCalls, { 'GET /member/benefits': refuse('BUSY') }));
    const { user } = open();
    // once the other answer is there, too
    const again = await screen.findByRole('button', { name: say('kit:retry'), busy: false });
    answer(at('GOLD', 'DIAMOND', 1));
    await user.click(again);
    await screen.findByRole('heading', { name: say('benefits.all') });
  });
});

describe('gifts', () => {
  it("show their state, those of the member's own tier first", async () => {
    answer(at('GOLD', 'DIAMOND', 1));
    open();
    await screen.findByText('Biscuits');
    await screen.findByText('Oils');
    const part = within(screen.getByRole('region', { name: say('gifts.title') }));
    const kinds = part.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
    expect(kinds.filter((kind) => /^(Welcome|Season|Birthday)/.test(kind))).toEqual([
      `Welcome${say('gifts.used', { used: '1', quota: '2' })}`,
      `Season${say('gifts.used', { used: '1', quota: '1' })}`,
      `Birthday${say('gifts.notYet')}`,
    ]);
    const stateOf = (name: string) =>
      part.getAllByRole('article').find((each) => each.textContent.includes(name))?.textContent;
    expect(stateOf('Biscuits')).toContain(say('gifts.waiting'));
    expect(stateOf('Wine')).toContain(say('gifts.claimed'));
    expect(stateOf('Basket')).toContain(say('gifts.given'));
    expect(stateOf('Oils')).toContain(say('gifts.nextYear'));
  });

  it('that cannot be loaded leave the benefits readable', async () => {
    answer(at('GOLD', 'DIAMOND', 1));
    server.use(...fake(giftCalls, { 'GET /user/cards/{id}/giftCategories': refuse('BUSY') }));
    open();
    await screen.findByText(say('gifts.failed'));
    screen.getByRole('heading', { name: say('benefits.all') });
  });
});

/** Presses a button of the question. */
async function reserve(user: ReturnType<typeof show>['user'], choice: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: say('gifts.claimOf', { name: 'Biscuits' }) }));
  const question = await screen.findByRole('dialog', {
    name: say('gifts.claimQuestion', { name: 'Biscuits' }),
  });
  await user.click(within(question).getByRole('button', { name: choice }));
}

it('a gift is reserved after a question and then shows the code for where it is collected', async () => {
  answer(at('GOLD', 'DIAMOND', 10));
  let pickUpCode: string | null = null;
  const asked: unknown[] = [];
  server.use(
    ...fake(giftCalls, {
      'GET /user/cards/{id}/giftCategories': [{ id: '1', name: 'Welcome', quota: 2, used: 0 }],
      'GET /user/giftCategories/{id}/gifts': () =>
        page([gift('Biscuits', { pickUpCode, claimed: pickUpCode !== null })]),
      'POST /user/gifts/{id}/claim': ({ params }) => {
        asked.push(params['id']);
        pickUpCode = 'K7QF2M9X';
        return { id: 'Biscuits', pickUpCode };
      },
    }),
  );
  const { user } = show(MyBenefitsScreen, '/my-benefits');
  await reserve(user, say('kit:back'));
  expect(asked).toEqual([]);
  await reserve(user, say('gifts.claim'));
  await screen.findByText('K7QF2M9X');
  screen.getByText(say('gifts.reserved'));
  expect(asked).toEqual(['Biscuits']);
});

it('a gift that is gone meanwhile is refused with the reason', async () => {
  answer(at('GOLD', 'DIAMOND', 10));
  server.use(
    ...fake(giftCalls, {
      'GET /user/cards/{id}/giftCategories': [{ id: '1', name: 'Welcome', quota: 2, used: 0 }],
      'GET /user/giftCategories/{id}/gifts': page([gift('Biscuits')]),
      'POST /user/gifts/{id}/claim': refuse('GIFT_STOCK'),
    }),
  );
  const { user } = show(
    () => (
      <>
        <MyBenefitsScreen />
        <ToastRegion />
      </>
    ),
    '/my-benefits',
  );
  await reserve(user, say('gifts.claim'));
  await screen.findByText(errorText('GIFT_STOCK'));
});
