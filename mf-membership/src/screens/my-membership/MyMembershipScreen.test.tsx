import { beforeAll, describe, expect, it } from '@jest/globals';
import { homeCalls, type HomeBanner, type MenuItem, type PopWindow } from '@resort/shared/calls/rows';
import { serveRoutes } from '@resort/shared/routes';
import { fake, fakeServer, fakeSight, refuse, textsOf } from '@resort/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import {
  cardCalls,
  momentCalls,
  overviewCalls,
  type Card,
  type Overview,
  type StagedMoment,
} from '../../../contract/index.ts';
import { show } from '../../testing/show.ts';
import MyMembershipScreen from './MyMembershipScreen.tsx';

const say = textsOf('membership');

const card: Card = {
  id: '1',
  cardNo: '880012345678',
  tier: 'DIAMOND',
  tierName: 'Diamond',
  issuedAt: '2019-05-04T10:00:00+08:00',
  expireAt: '2027-03-31T23:59:59+08:00',
  status: 'ACTIVE',
};
const upgrade = {
  nextTier: 'GOLD',
  nextTierName: 'Gold',
  threshold: 10_000,
  need: 3_200,
  by: '2027-03-31',
} as const;
const rich: Overview = {
  membership: {
    status: 'ACTIVE',
    tier: 'SILVER',
    tierPoints: 6_800,
    keep: { need: 0, by: '2027-03-31' },
    upgrade,
  },
  dollars: { available: '1284.50', pending: '0.00', expiring: { amount: '388.00', on: '2026-12-31' } },
  points: { available: 48_120 },
  vouchers: 6,
  isRestored: false,
  upcoming: [
    {
      orderNo: 'H1',
      kind: 'HOTEL',
      title: 'Premier Suite, 2 nights',
      property: 'P1',
      from: '2026-12-12',
      to: '2026-12-14',
      time: '15:00',
      picture: null,
      link: '/hotel-order?id=1',
    },
  ],
};
const empty: Overview = {
  membership: { ...rich.membership, tier: 'CLASSIC', tierPoints: 0 },
  dollars: { available: '0.00', pending: '0.00', expiring: null },
  points: { available: 0 },
  vouchers: 0,
  isRestored: false,
  upcoming: [],
};

const menuItem = (key: string, order: number, change: Partial<MenuItem> = {}): MenuItem => ({
  key,
  name: key,
  icon: 'gem',
  route: `/${key}`,
  order,
  visible: true,
  needLogin: true,
  ...change,
});
const picture = { src: '/art/x.svg', alt: 'A garden' };
const banner: HomeBanner = {
  id: '1',
  title: 'Tea in the garden',
  text: 'At half past two',
  picture,
  link: null,
};
const pop: PopWindow = {
  id: 'lanterns',
  title: 'The lanterns are lit',
  text: 'After dusk',
  picture,
  link: { route: '/my-benefits', label: 'See my benefits' },
  frequency: 'WEEKLY',
};

const server = fakeServer();
beforeAll(() => fakeSight('everything'));

const answer = (overview: Overview) =>
  server.use(
    ...fake(cardCalls, { 'GET /user/cards': [card] }),
    ...fake(overviewCalls, { 'GET /member/overview': overview }),
    ...fake(momentCalls, { 'GET /member/moment': null }),
    ...fake(homeCalls, {
      'GET /membershipManage/displayMenu': [],
      'GET /banner/list': [],
      'GET /country/getPopWindow': null,
    }),
  );
const open = () => show(MyMembershipScreen, '/my-membership');
const face = () => screen.findByRole('article', { name: `${say('card.label')} Diamond` });

describe('my membership', () => {
  it('shows card, progress, balances, what expires and what comes up', async () => {
    answer(rich);
    const { container } = open();
    expect((await face()).textContent).toContain(
      `${say('card.label')}DiamondMei Ling Chan8800 1234 5678${say('card.validTo', { date: '31 Mar 2027' })}`,
    );
    const bar = await screen.findByRole('progressbar', { name: say('tier.points') });
    expect(bar.getAttribute('aria-valuetext')).toBe(
      say('tier.toNext', { points: '3,200', count: 3_200, tier: 'Gold' }),
    );
    screen.getByText(say('tier.by', { date: '31 Mar' }));
    expect(screen.getByText(say('balance.dollars')).closest('div')?.textContent).toBe(
      `${say('balance.dollars')}1,284.50`,
    );
    expect(screen.getByText(say('balance.points')).closest('div')?.textContent).toBe(
      `${say('balance.points')}48,120`,
    );
    expect(screen.getByText(say('balance.vouchers')).closest('div')?.textContent).toBe(
      `${say('balance.vouchers')}6`,
    );
    screen.getByText(say('balance.expiring', { amount: '388.00', date: '31 Dec 2026' }));
    const booking = screen.getByRole('article', { name: '' });
    within(booking).getByText('Premier Suite, 2 nights');
    within(booking).getByText('12 Dec 2026 to 14 Dec 2026');
    screen.getByText(say.like('kit:updated'));
    expect(await axe(container)).toMatchObject({ violations: [] });
  });

  it('invites a member without bookings, and shows no expiry', async () => {
    answer(empty);
    const { container } = open();
    await screen.findByRole('heading', { name: say('comingUp.empty') });
    expect(screen.queryByText(say.like('balance.expiring'))).toBeNull();
    // the way to the code is the only one in a release without other screens
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/my-qr']);
    expect(await axe(container)).toMatchObject({ violations: [] });
  });

  it('leads to the screens that the release has, and to no other', async () => {
    serveRoutes(['/my-qr', '/my-vouchers', '/hotels']);
    answer(empty);
    open();
    await screen.findByRole('link', { name: say('comingUp.find') });
    const links = screen.getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/my-qr', '/my-vouchers', '/hotels']);
  });

  it.each([
    [
      { keep: { need: 3_200, by: '2027-03-31' } },
      say('tier.toKeep', { points: '3,200', count: 3_200, tier: 'Diamond' }),
      say.like('tier.by', { date: '31 Mar' }),
    ],
    [{ keep: { need: 0, by: '2028-03-31' } }, say('tier.highest'), null],
    [{ upgrade: { ...upgrade, need: 0 } }, say('tier.reached', { tier: 'Gold' }), null],
  ])('with %j says "%s"', async (change, words, end) => {
    answer({ ...empty, membership: { ...empty.membership, upgrade: null, ...change } });
    open();
    const bar = await screen.findByRole('progressbar');
    expect(bar.getAttribute('aria-valuetext')).toBe(words);
    expect(screen.queryByText(say.like('tier.by'))?.textContent ?? null).toEqual(
      end === null ? null : expect.stringMatching(end),
    );
  });

  it('names the tier to keep even if the card failed to load', async () => {
    answer({
      ...empty,
      membership: { ...empty.membership, upgrade: null, keep: { need: 3_200, by: '2027-03-31' } },
    });
    server.use(...fake(cardCalls, { 'GET /user/cards': refuse('BUSY') }));
    open();
    await screen.findByText(say('card.failed'));
    const bar = await screen.findByRole('progressbar');
    expect(bar.getAttribute('aria-valuetext')).toBe(
      say('tier.toKeep', { points: '3,200', count: 3_200, tier: 'Diamond' }),
    );
  });

  it('turns the card over to its details, and leads from its tile to the code', async () => {
    answer(rich);
    const { user, whereabouts } = open();
    await face();
    const isHidden = () => screen.getByText('R100001').closest('[inert]') !== null;
    await screen.findByText(say('balance.vouchers'));
    expect(isHidden()).toBe(true);
    const turn = screen.getByRole('button', { name: say('card.details'), pressed: false });
    await user.click(turn);
    expect(isHidden()).toBe(false);
    screen.getByText('6,800');
    await user.click(screen.getByRole('button', { name: say('card.details'), pressed: true }));
    await user.click(screen.getByRole('button', { name: say('card.code') }));
    expect(whereabouts()).toBe('/my-qr');
  });

  it('is refreshed by its button', async () => {
    answer(empty);
    const { user } = open();
    await face();
    await screen.findByText(say('comingUp.empty'));
    answer(rich);
    await user.click(screen.getByRole('button', { name: say('kit:refresh') }));
    await screen.findByText('Premier Suite, 2 nights');
  });

  it('offers to try again when nothing can be loaded, once, and then shows everything', async () => {
    server.use(
      ...fake(cardCalls, { 'GET /user/cards': refuse('BUSY') }),
      ...fake(overviewCalls, { 'GET /member/overview': refuse('BUSY') }),
    );
    const { user } = open();
    await screen.findByText(say('card.failed'));
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    answer(rich);
    // neither is asked for any more
    await user.click(await screen.findByRole('button', { name: say('kit:retry'), busy: false }));
    await face();
    await screen.findByRole('progressbar');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('keeps the card when only the rest cannot be loaded', async () => {
    answer(rich);
    server.use(...fake(overviewCalls, { 'GET /member/overview': refuse('BUSY') }));
    open();
    await face();
    await screen.findByText(say('overview.failed'));
  });

  it("shows the quick menu's items in order, if they are in the release and not hidden", async () => {
    serveRoutes(['/my-benefits', '/offers', '/hotels']);
    answer(rich);
    const menu = [
      menuItem('offers', 2, { icon: 'unheard-of' }),
      menuItem('my-benefits', 1),
      menuItem('tickets', 0),
      menuItem('hotels', 3, { visible: false }),
    ];
    server.use(...fake(homeCalls, { 'GET /membershipManage/displayMenu': menu }));
    open();
    const links = within(await screen.findByRole('navigation', { name: say('actions.label') })).getAllByRole(
      'link',
    );
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/my-benefits', '/offers']);
  });

  it('has its menu above the banners, whose arrival moves what is below them', async () => {
    serveRoutes(['/my-benefits']);
    answer(rich);
    const menu = [menuItem('my-benefits', 1)];
    server.use(
      ...fake(homeCalls, { 'GET /membershipManage/displayMenu': menu, 'GET /banner/list': [banner] }),
    );
    open();
    const banners = await screen.findByRole('region', { name: say('banners.title') });
    const actions = await screen.findByRole('navigation', { name: say('actions.label') });
    expect(actions.compareDocumentPosition(banners)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('shows banners, as links only where they lead somewhere', async () => {
    serveRoutes(['/hotels']);
    answer(rich);
    const banners = [banner, { ...banner, id: '2', title: 'Evenings', link: '/hotels?from=banner' }];
    server.use(...fake(homeCalls, { 'GET /banner/list': banners }));
    open();
    const part = within(await screen.findByRole('region', { name: say('banners.title') }));
    part.getByText('Tea in the garden');
    const links = part.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/hotels?from=banner']);
  });

  it.each([
    [say('pop.close'), 'CLOSE'],
    [say('pop.never'), 'NEVER'],
    ['See my benefits', 'CLOSE'],
  ])('the pop-up closes by "%s", which is reported as %s, and does not return', async (button, action) => {
    serveRoutes(['/my-benefits']);
    answer(rich);
    const told: unknown[] = [];
    server.use(
      ...fake(homeCalls, {
        'GET /country/getPopWindow': pop,
        'POST /country/updatePopWindow': ({ payload }) => {
          told.push([payload['id'], payload['action']]);
          return null;
        },
      }),
    );
    const { user, whereabouts } = open();
    const window = await screen.findByRole('dialog', { name: 'The lanterns are lit' }, { timeout: 4000 });
    expect(await axe(window)).toMatchObject({ violations: [] });
    // the server takes either first: each has a column of its own
    await waitFor(() => expect(told).toEqual([['lanterns', 'SEEN']]));
    await user.click(within(window).getByRole('button', { name: button }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() =>
      expect(told).toEqual([
        ['lanterns', 'SEEN'],
        ['lanterns', action],
      ]),
    );
    expect(whereabouts()).toBe(button === 'See my benefits' ? '/my-benefits' : '/my-membership');
  });

  const GOLD: StagedMoment = {
    id: '41',
    kind: 'TIER',
    title: 'Welcome to Gold',
    text: 'Your new tier is effective immediately',
    date: '2028-03-31',
    link: { route: '/my-benefits', label: 'View benefits' },
  };
  const BIRTHDAY: StagedMoment = { ...GOLD, id: '42', kind: 'BIRTHDAY', title: 'Happy birthday' };

  it.each([
    ['a new tier', GOLD, say('card.validTo', { date: '31 Mar 2028' }), 'View benefits', '/my-benefits'],
    ['the birthday', BIRTHDAY, '31 March', say('pop.close'), '/my-membership'],
  ])('stages %s once, instead of the pop-up', async (_name, moment, date, button, after) => {
    serveRoutes(['/my-benefits']);
    answer(rich);
    const seen: unknown[] = [];
    server.use(
      ...fake(homeCalls, { 'GET /country/getPopWindow': pop }),
      ...fake(momentCalls, {
        'GET /member/moment': moment,
        'POST /member/moment/seen': ({ payload }) => {
          seen.push(payload['id']);
          return null;
        },
      }),
    );
    const { user, whereabouts } = open();
    const staged = await screen.findByRole('dialog', { name: moment.title }, { timeout: 4000 });
    within(staged).getByText('Mei Ling Chan');
    within(staged).getByText(date);
    expect(await axe(staged)).toMatchObject({ violations: [] });
    await waitFor(() => expect(seen).toEqual([moment.id]));
    await user.click(within(staged).getByRole('button', { name: button }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(whereabouts()).toBe(after);
    expect(seen).toEqual([moment.id]);
  });

  it('shows the pop-up when the moments cannot be read', async () => {
    answer(rich);
    server.use(
      ...fake(homeCalls, { 'GET /country/getPopWindow': pop, 'POST /country/updatePopWindow': null }),
      ...fake(momentCalls, { 'GET /member/moment': refuse('INTERNAL') }),
    );
    open();
    await screen.findByRole('dialog', { name: 'The lanterns are lit' }, { timeout: 4000 });
  });

  it('welcomes a member who returned after closing', async () => {
    answer({ ...rich, isRestored: true });
    open();
    await screen.findByText(say.like('restored'));
  });
});
