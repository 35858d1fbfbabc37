import { beforeEach, describe, expect, it } from '@jest/globals';
import { fake, fakeServer, page, refuse, textsOf } from '@resort/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { shopCatalogueCalls, type ShopBrief } from '../../../contract/index.ts';
import { TEA, TODAY, TOMORROW } from '../../testing/rows.ts';
import { show } from '../../testing/show.ts';
import OutletsScreen from './OutletsScreen.tsx';

const say = textsOf('shop');

const server = fakeServer();
let asked: Record<string, unknown>[] = [];
const FULL: ShopBrief = { ...TEA, shopId: 'BAR', name: 'Moon Bar', slots: [], openNow: false, opensAt: null };
beforeEach(() => {
  asked = [];
  answer([TEA, FULL]);
  server.use(
    ...fake(shopCatalogueCalls, {
      'GET /shop/labels': [{ id: 'view', name: 'With a view', order: 1 }],
      'GET /shop/icon': [
        { id: 'tea', name: 'Tea & cakes', order: 1, picture: TEA.picture, link: '/dining?cuisine=tea' },
      ],
      'GET /shop/banner': [],
      'GET /shop/hotel/reserve/config': [{ property: TEA.property, chargeToRoom: true, rules: [] }],
      'GET /shop/rate/categories': [
        { id: 'two', name: 'Moderate', order: 2, level: 2, from: '200.00', to: '400.00' },
      ],
    }),
  );
});
const answer = (list: ShopBrief[] | ReturnType<typeof refuse>) =>
  server.use(
    ...fake(shopCatalogueCalls, {
      'POST /shop/getShopAllListByParam': ({ payload }) => {
        asked.push(payload);
        return Array.isArray(list) ? page(list) : list;
      },
    }),
  );
const open = (at = '/dining') => show(OutletsScreen, at);
const last = () => asked.at(-1);

describe('the list of restaurants', () => {
  it('has the nearest times of each, which lead straight into its booking', async () => {
    const { container } = open(`/dining?date=${TOMORROW}&time=19:00`);
    const card = (await screen.findByRole('heading', { name: 'Tea Gallery' })).closest('article');
    if (!card) throw new Error('no card');
    const name = `18:30 ${say('times.book.DINING', { name: 'Tea Gallery' })}`;
    const link = within(card).getByRole('link', { name });
    expect(link.getAttribute('href')).toBe(
      `/shop-booking?id=TEA-GALLERY&date=${TOMORROW}&time=18%3A30&party=2`,
    );
    screen.getByText(say.like('times.noneOn'));
    expect(last()).toMatchObject({ kind: 'DINING', date: TOMORROW, time: '19:00', party: 2 });
    expect(await axe(container)).toMatchObject({ violations: [] });
  });

  it('show whether each is open, and its price level', async () => {
    open();
    await screen.findByText(say('open.until', { time: '24:00' }));
    screen.getByText(say('outlet.closedDay'));
    expect(screen.getAllByText(say('priceLevel', { level: '2' }))).toHaveLength(2);
  });

  it('is filtered by chips, and the address keeps the filters', async () => {
    const { user, whereabouts } = open();
    await user.click(await screen.findByRole('button', { name: 'With a view' }));
    await user.click(screen.getByRole('button', { name: say('open.now') }));
    await waitFor(() => expect(last()).toMatchObject({ labels: ['view'], openNow: true }));
    expect(whereabouts()).toBe('/dining?label=view&open=1');
    await user.click(screen.getByRole('button', { name: say('open.now') }));
    expect(whereabouts()).toBe('/dining?label=view');
  });

  it('asks for another day, time and party as soon as they are chosen', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: /^Today/ }));
    const sheet = await screen.findByRole('dialog', { name: say('wish.title.DINING') });
    const days = within(sheet).getAllByRole('radio');
    await user.click(days[1] ?? sheet);
    await user.click(within(sheet).getByRole('radio', { name: '12:00' }));
    await user.click(
      within(sheet).getByRole('button', { name: say('kit:fields.more', { what: say('wish.party') }) }),
    );
    await user.click(within(sheet).getByRole('button', { name: say('wish.apply') }));
    await waitFor(() => expect(last()).toMatchObject({ date: TOMORROW, time: '12:00', party: 3 }));
  });

  it('shows in the sheet how many are left before the list changes, and each filter in force with its way out', async () => {
    const { user, whereabouts } = open();
    await user.click(await screen.findByRole('button', { name: say('list.filter') }));
    const sheet = await screen.findByRole('dialog', { name: say('list.filter') });
    await user.click(await within(sheet).findByRole('button', { name: 'Tea & cakes' }));
    await user.click(within(sheet).getByRole('button', { name: 'Moderate' }));
    await user.click(await within(sheet).findByRole('button', { name: say('list.showCount', { count: 2 }) }));
    await waitFor(() => expect(whereabouts()).toBe('/dining?cuisine=tea&price=2'));
    await user.click(await screen.findByRole('button', { name: say('kit:remove', { name: 'Tea & cakes' }) }));
    await waitFor(() => expect(whereabouts()).toBe('/dining?price=2'));
  });

  it('can save an outlet, and shows a refusal', async () => {
    server.use(...fake(shopCatalogueCalls, { 'POST /shop/shopCollectOperation': refuse('BUSY') }));
    const { user } = open();
    const heart = await screen.findByRole('button', { name: say('save.action', { name: 'Tea Gallery' }) });
    await user.click(heart);
    await waitFor(() => expect(heart.getAttribute('aria-pressed')).toBe('false'));
    server.use(...fake(shopCatalogueCalls, { 'POST /shop/shopCollectOperation': { collected: true } }));
    await user.click(heart);
    await waitFor(() => expect(heart.getAttribute('aria-pressed')).toBe('true'));
  });

  it('shows a message without results, and removes every filter except date and party', async () => {
    answer([]);
    const { user, whereabouts } = open(`/dining?party=4&q=nothing`);
    await screen.findByRole('heading', { name: say('list.none.title') });
    await user.click(screen.getByRole('button', { name: say('list.reset') }));
    expect(whereabouts()).toBe('/dining?party=4');
  });

  it('can be asked for again after a failure', async () => {
    answer(refuse('BUSY'));
    const { user } = open();
    await screen.findByText(say('list.failed'));
    answer([TEA]);
    await user.click(screen.getByRole('button', { name: say('kit:retry') }));
    await screen.findByRole('heading', { name: 'Tea Gallery' });
  });
});

it('shops take no reservations, so no times are requested for them', async () => {
  answer([{ ...TEA, kind: 'SHOP', channel: null, slots: null }]);
  open('/shops');
  await screen.findByRole('heading', { name: say('list.title.SHOP') });
  await screen.findByRole('heading', { name: 'Tea Gallery' });
  expect(last()).toMatchObject({ kind: 'SHOP' });
  expect(last()).not.toHaveProperty('date');
  expect(screen.queryByRole('link', { name: /^18:30/ })).toBeNull();
  expect(screen.queryByText(/^Today/)).toBeNull();
});

it('a spa is looked for today, for one', async () => {
  open('/spa');
  await screen.findByRole('heading', { name: say('list.title.SPA') });
  await waitFor(() => expect(last()).toMatchObject({ kind: 'SPA', date: TODAY, party: 1 }));
});
