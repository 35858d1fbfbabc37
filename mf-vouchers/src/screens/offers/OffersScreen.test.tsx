import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { fake, MEI_LING, refuse, renderScreen, setupServer } from '@resort/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { offerCalls } from '../../../contract/index.ts';
import texts from '../../locales/en.json' with { type: 'json' };
import { OFFER, page } from '../../testing/rows.ts';
import OffersScreen from './OffersScreen.tsx';

const server = setupServer();
let asked: Record<string, unknown>[] = [];
let saves: unknown[] = [];
beforeAll(() => server.listen());
beforeEach(() => {
  asked = [];
  saves = [];
  server.use(
    ...fake(offerCalls, {
      'GET /offer/banners': [
        { id: '1', name: 'Banner', picture: OFFER.picture, link: '/offer?id=3', order: 1 },
      ],
      'GET /offer/shop/icons': [],
      'GET /offer/categories': [
        { id: 'dining', name: 'Dining', order: 1 },
        { id: 'spa', name: 'Spa', order: 2 },
      ],
      'GET /offer/tag': [{ id: 'couple', name: 'For two', order: 1 }],
      'GET /offer/filter/address': [
        { code: 'cotai', name: 'Cotai', children: [{ code: 'strip', name: 'The Strip' }] },
      ],
      'POST /offer/filter': ({ payload }) => {
        asked.push(payload);
        return payload['keyword'] === 'nothing' ? page([]) : page([OFFER], { total: 19 });
      },
      'POST /offer/collect': ({ payload }) => {
        saves.push(payload['collect']);
        return { collected: payload['collect'] === true };
      },
    }),
  );
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const open = (query = '') =>
  renderScreen(OffersScreen, { at: `/offers${query}`, texts: { vouchers: texts }, member: MEI_LING });
const heart = (is: { pressed?: boolean } = {}) => screen.findByRole('button', { name: /^Save Tea/, ...is });

describe('offers', () => {
  it('are listed with banners and categories, and narrowed in the address', async () => {
    const { container, user, whereabouts } = open();
    await screen.findByRole('heading', { level: 2, name: OFFER.title });
    screen.getByText('19 offers');
    await screen.findByText('Banner');
    expect(await axe(container)).toMatchObject({ violations: [] });
    await user.click(await screen.findByRole('button', { name: 'Dining' }));
    expect(whereabouts()).toBe('/offers?category=dining');
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ categoryIds: ['dining'], pageNum: 1 }));
    expect(screen.queryByText('Banner')).toBeNull();
  });

  it('are searched once the typing pauses, and an empty answer offers the way out', async () => {
    const { user, whereabouts } = open();
    await user.type(await screen.findByLabelText('Search offers'), 'nothing');
    await screen.findByRole('heading', { name: 'No offer fits just now' });
    expect(whereabouts()).toBe('/offers?q=nothing');
    const keywords = asked.map(({ keyword }) => keyword).filter((keyword) => keyword !== undefined);
    expect(keywords).toEqual(['nothing']);
    await user.click(screen.getByRole('button', { name: 'Clear all' }));
    await screen.findByText('19 offers');
    expect(whereabouts()).toBe('/offers');
    expect(screen.getByLabelText('Search offers')).toHaveProperty('value', '');
  });

  it('are narrowed by a sheet that says how many are left; each filter can be lifted', async () => {
    const { user, whereabouts } = open();
    await user.click(await screen.findByRole('button', { name: 'Filter' }));
    const sheet = await screen.findByRole('dialog', { name: 'Filter' });
    await user.click(await within(sheet).findByRole('button', { name: 'The Strip' }));
    await user.click(await within(sheet).findByRole('button', { name: 'For two' }));
    await user.click(await within(sheet).findByRole('button', { name: 'Show 19 offers' }));
    expect(whereabouts()).toBe('/offers?tag=couple&area=strip');
    await screen.findByRole('button', { name: 'Filter (2)' });
    await user.click(await screen.findByRole('button', { name: /The Strip/ }));
    expect(whereabouts()).toBe('/offers?tag=couple');
  });

  it('are saved at once; quick presses end in the last one’s state', async () => {
    const { user } = open();
    await user.click(await heart({ pressed: false }));
    await user.click(await heart({ pressed: true }));
    await user.click(await heart({ pressed: false }));
    await heart({ pressed: true });
    await waitFor(() => expect(saves.at(-1)).toBe(true));
    await heart({ pressed: true });
  });

  it('that the server does not save are as before', async () => {
    server.use(...fake(offerCalls, { 'POST /offer/collect': refuse('BUSY') }));
    const { user } = open();
    await user.click(await heart());
    await waitFor(async () => expect((await heart()).getAttribute('aria-pressed')).toBe('false'));
  });
});
