import { beforeEach, describe, expect, it } from '@jest/globals';
import { fake, fakeServer, page, refuse, textsOf } from '@resort/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { offerCalls } from '../../../contract/index.ts';
import { show } from '../../testing/show.ts';
import { OFFER } from '../../testing/rows.ts';
import OffersScreen from './OffersScreen.tsx';

const say = textsOf('vouchers');

const server = fakeServer();
let asked: Record<string, unknown>[] = [];
let saves: unknown[] = [];
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

const open = (query = '') => show(OffersScreen, `/offers${query}`);
const heart = (is: { pressed?: boolean } = {}) =>
  screen.findByRole('button', { name: say.like('save.action', { title: 'Tea' }), ...is });

describe('offers', () => {
  it('are listed with banners and categories, and narrowed in the address', async () => {
    const { container, user, whereabouts } = open();
    await screen.findByRole('heading', { level: 2, name: OFFER.title });
    screen.getByText(say('offers.count', { count: 19 }));
    await screen.findByText('Banner');
    expect(await axe(container)).toMatchObject({ violations: [] });
    await user.click(await screen.findByRole('button', { name: 'Dining' }));
    expect(whereabouts()).toBe('/offers?category=dining');
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ categoryIds: ['dining'], pageNum: 1 }));
    expect(screen.queryByText('Banner')).toBeNull();
  });

  it('are searched once the typing pauses, and an empty answer offers the way out', async () => {
    const { user, whereabouts } = open();
    await user.type(await screen.findByLabelText(say('offers.search')), 'nothing');
    await screen.findByRole('heading', { name: say('offers.none.title') });
    expect(whereabouts()).toBe('/offers?q=nothing');
    const keywords = asked.map(({ keyword }) => keyword).filter((keyword) => keyword !== undefined);
    expect(keywords).toEqual(['nothing']);
    await user.click(screen.getByRole('button', { name: say('offers.reset') }));
    await screen.findByText(say('offers.count', { count: 19 }));
    expect(whereabouts()).toBe('/offers');
    expect(screen.getByLabelText(say('offers.search'))).toHaveProperty('value', '');
  });

  it('are filtered in a sheet that shows the number of results; each filter can be removed', async () => {
    const { user, whereabouts } = open();
    await user.click(await screen.findByRole('button', { name: say('offers.filter') }));
    const sheet = await screen.findByRole('dialog', { name: say('offers.filter') });
    await user.click(await within(sheet).findByRole('button', { name: 'The Strip' }));
    await user.click(await within(sheet).findByRole('button', { name: 'For two' }));
    await user.click(
      await within(sheet).findByRole('button', { name: say('offers.showCount', { count: 19 }) }),
    );
    expect(whereabouts()).toBe('/offers?tag=couple&area=strip');
    await screen.findByRole('button', { name: say('offers.filterCount', { count: 2 }) });
    await user.click(await screen.findByRole('button', { name: /The Strip/ }));
    expect(whereabouts()).toBe('/offers?tag=couple');
  });

  it('are saved at once; quick presses wait for the first, and only the last of them is sent', async () => {
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    server.use(
      ...fake(offerCalls, {
        'POST /offer/collect': async ({ payload }) => {
          saves.push(payload['collect']);
          await answered;
          return { collected: payload['collect'] === true };
        },
      }),
    );
    const { user } = open();
    await user.click(await heart({ pressed: false }));
    await user.click(await heart({ pressed: true }));
    await user.click(await heart({ pressed: false }));
    await user.click(await heart({ pressed: true }));
    await heart({ pressed: false });
    expect(saves).toEqual([true]);
    answer();
    await waitFor(() => expect(saves).toEqual([true, false]));
    await heart({ pressed: false });
  });

  it('that the server does not save are as before', async () => {
    server.use(...fake(offerCalls, { 'POST /offer/collect': refuse('BUSY') }));
    const { user } = open();
    await user.click(await heart());
    await waitFor(async () => expect((await heart()).getAttribute('aria-pressed')).toBe('false'));
  });
});
