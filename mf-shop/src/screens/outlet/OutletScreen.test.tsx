import { beforeEach, expect, it } from '@jest/globals';
import { fake, fakeServer, refuse, textsOf } from '@resort/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { shopAvailabilityCalls, shopCatalogueCalls, type ShopDetail } from '../../../contract/index.ts';
import { SLOTS, SPA_DETAIL, TEA, TEA_DETAIL, TODAY, TOMORROW } from '../../testing/rows.ts';
import { show } from '../../testing/show.ts';
import OutletScreen from './OutletScreen.tsx';

const say = textsOf('shop');

const server = fakeServer();
let asked: Record<string, unknown>[] = [];
beforeEach(() => {
  asked = [];
  server.use(
    ...fake(shopCatalogueCalls, {
      'POST /shop/room/detail/list': [],
      'GET /shop/exchange-rates': [],
      'POST /shop/detail/recommend': [{ ...TEA, shopId: 'BAR', name: 'Moon Bar' }],
      'GET /shop/hotel/reserve/config': [
        {
          property: TEA.property,
          chargeToRoom: true,
          rules: [{ id: '1', title: 'On your room', text: 'The bill may go on your room.' }],
        },
      ],
    }),
    ...fake(shopAvailabilityCalls, {
      'GET /shop/reserve/dates': [
        { date: TODAY, state: 'FULL' },
        { date: TOMORROW, state: 'OPEN' },
      ],
      'GET /shop/reserve/times': ({ payload }) => {
        asked.push(payload);
        return payload['date'] === TODAY ? [] : SLOTS;
      },
    }),
  );
});
const answer = (detail: ShopDetail | ReturnType<typeof refuse>) =>
  server.use(...fake(shopCatalogueCalls, { 'POST /shop/getShopDetail': detail }));
const open = (at = '/shop?id=TEA-GALLERY') => show(OutletScreen, at);

it('has its days with their states, and times that lead straight into the booking', async () => {
  answer(TEA_DETAIL);
  const { user, container } = open();
  await screen.findByRole('heading', { name: 'Tea Gallery' });
  await screen.findByText(say('booking.noTimes'));
  const today = await screen.findByRole('radio', { name: /^Today.*, Full$/ });
  await user.click(today);
  const days = screen.getAllByRole('radio');
  await user.click(days[1] ?? today);
  const link = await screen.findByRole('link', {
    name: `19:00 ${say('times.book.DINING', { name: 'Tea Gallery' })}`,
  });
  expect(link.getAttribute('href')).toBe(
    `/shop-booking?id=TEA-GALLERY&date=${TOMORROW}&time=19%3A00&party=2`,
  );
  expect(await axe(container)).toMatchObject({ violations: [] });
});

it('marks today among the hours of the week, and says when it is closed', async () => {
  answer(TEA_DETAIL);
  open();
  const hours = await screen.findByRole('region', { name: say('outlet.hours') });
  expect(within(hours).getAllByText('Today')).toHaveLength(1);
  expect(within(hours).getByText('Monday').parentElement?.textContent).toContain(say('outlet.closedDay'));
  within(hours).getByText(say('outlet.closure', { date: '27 Nov 2099', reason: 'Tea masters’ day' }));
  expect(hours.querySelectorAll('[aria-current="date"]')).toHaveLength(1);
});

it('has its menu with prices, directions, dining rules, and other outlets', async () => {
  answer(TEA_DETAIL);
  open();
  await screen.findByText('Egg tart');
  screen.getByText(say('outlet.marketPrice'));
  expect(
    screen.getByRole('link', { name: say('outlet.call', { phone: '+853 2888 4814' }) }).getAttribute('href'),
  ).toBe('tel:+85328884814');
  await screen.findByText('The bill may go on your room.');
  await screen.findByRole('link', { name: 'Moon Bar' });
});

it('of a spa has its treatments, each with its booking, and the times of the first', async () => {
  answer(SPA_DETAIL);
  open('/shop?id=JADE-SPA');
  const link = await screen.findByRole('link', { name: `${say('outlet.bookTreatment')} Foot massage` });
  expect(link.getAttribute('href')).toBe('/shop-booking?id=JADE-SPA&services=foot-30');
  screen.getByText(say('outlet.timesFor', { name: 'Jade massage' }));
  await waitFor(() => expect(asked[0]).toMatchObject({ serviceIds: 'jade-60', party: '1' }));
});

it('shows about how much each price is in another currency, with the day of the rates', async () => {
  answer(SPA_DETAIL);
  server.use(
    ...fake(shopCatalogueCalls, {
      'GET /shop/exchange-rates': [
        { from: 'CNY', to: 'MOP', rate: '1.1260', asOf: '2099-11-20' },
        { from: 'HKD', to: 'MOP', rate: '1.0300', asOf: '2099-11-20' },
      ],
    }),
  );
  open('/shop?id=JADE-SPA');
  // 900 and 400 MOP at 1.03
  await screen.findByText(say('about.price', { amount: 'HKD 874' }));
  screen.getByText(say('about.price', { amount: 'HKD 388' }));
  await screen.findByText(say('about.note', { currency: 'HKD', date: '20 Nov 2099' }));
});

it('shows prices in MOP alone where there are no rates', async () => {
  answer(SPA_DETAIL);
  open('/shop?id=JADE-SPA');
  await screen.findByRole('link', { name: `${say('outlet.bookTreatment')} Foot massage` });
  await screen.findByRole('link', { name: 'Moon Bar' });
  expect(screen.queryByText(say.like('about.price'))).toBeNull();
});

it('without reservations offers none', async () => {
  answer({ ...TEA_DETAIL, kind: 'SHOP', channel: null });
  open();
  await screen.findByRole('heading', { name: 'Tea Gallery' });
  expect(screen.queryByRole('heading', { name: say.like('outlet.bookTreatment') })).toBeNull();
  expect(asked).toEqual([]);
});

it('that is not there leads on; one that could not be read is tried again', async () => {
  answer(refuse('NOT_FOUND'));
  const { unmount } = open('/shop?id=NONE');
  await screen.findByRole('heading', { name: say('outlet.unknown.title') });
  unmount();
  answer(refuse('BUSY'));
  const { user } = open();
  await screen.findByText(say('outlet.failed'));
  answer(TEA_DETAIL);
  await user.click(screen.getByRole('button', { name: say('kit:retry') }));
  await screen.findByRole('heading', { name: 'Tea Gallery' });
});
