import { beforeEach, describe, expect, it } from '@jest/globals';
import { fake, fakeServer, refuse, textsOf } from '@resort/shared/testing';
import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { catalogueCalls, hotelOrderCalls, type HotelOrderDetail } from '../../../contract/index.ts';
import { HOTEL, STAY_DETAIL } from '../../testing/order-rows.ts';
import { show } from '../../testing/show.ts';
import HotelOrderScreen from './HotelOrderScreen.tsx';

const say = textsOf('hotel');

const server = fakeServer();
const answer = (order: HotelOrderDetail) =>
  server.use(...fake(hotelOrderCalls, { 'GET /hotel/order/detail': order }));
beforeEach(() => server.use(...fake(catalogueCalls, { 'GET /hotel/getHotelByCode': HOTEL })));
const open = () => show(HotelOrderScreen, `/hotel-order?id=${STAY_DETAIL.id}`);
const receipt = async (title: string) => within(await screen.findByRole('region', { name: title }));

const IN_HOUSE = {
  roomNo: '1204',
  arrivedAt: '2026-12-11T15:10:00+08:00',
  departedAt: null,
  folio: [
    { text: 'Breakfast', amount: '320.00', at: '2026-12-12T08:40:00+08:00' },
    { text: 'Breakfast, corrected', amount: '-20.00', at: '2026-12-12T09:00:00+08:00' },
  ],
  total: '4799.00',
  deposit: '4499.00',
  balance: '300.00',
};
const OVER: HotelOrderDetail = {
  ...STAY_DETAIL,
  status: 'CHECKED_OUT',
  inHouse: { ...IN_HOUSE, departedAt: '2026-12-13T11:00:00+08:00' },
  review: { given: null },
};

describe('the bill of a stay', () => {
  it('shows the room and every charge so far, what was paid before, and what is left', async () => {
    answer({ ...STAY_DETAIL, status: 'IN_HOUSE', inHouse: IN_HOUSE });
    const { container } = open();
    const bill = await receipt(say('receipt.soFar'));
    for (const text of ['1204', /^Breakfast · /, 'MOP 320.00', '−MOP 20.00', 'MOP 4,799.00', '−MOP 4,499.00'])
      expect(bill.getAllByText(text).length).toBeGreaterThan(0);
    expect(bill.getByText(say('receipt.due')).nextElementSibling?.textContent).toMatch(/^MOP\s300\.00$/);
    expect(screen.queryByRole('heading', { name: say('review.title') })).toBeNull();
    expect(screen.queryByText(say.like('cancel.free'))).toBeNull();
    expect(await axe(container)).toMatchObject({ violations: [] });
  });

  it('is a receipt after check-out, also when something was given back', async () => {
    answer({ ...OVER, inHouse: { ...IN_HOUSE, departedAt: '2026-12-13T11:00:00+08:00', balance: '-50.00' } });
    open();
    const bill = await receipt(say('receipt.title'));
    expect(bill.getByText(say('receipt.back')).nextElementSibling?.textContent).toMatch(/^MOP\s50\.00$/);
    bill.getByText(say('receipt.departed'));
  });
});

describe('a review', () => {
  it('is sent once with stars and words, and is then shown', async () => {
    answer(OVER);
    const sent: unknown[] = [];
    server.use(
      ...fake(hotelOrderCalls, {
        'POST /hotel/review': ({ payload }) => {
          sent.push([payload['orderNo'], payload['stars'], payload['text']]);
          const given = { stars: 4, text: 'A calm house' };
          answer({ ...OVER, review: { given } });
          return given;
        },
      }),
    );
    const { user, container } = open();
    await user.click(await screen.findByRole('radio', { name: say('review.stars', { count: 4 }) }));
    await user.type(screen.getByRole('textbox', { name: say.like('review.words') }), 'A calm house');
    expect(await axe(container)).toMatchObject({ violations: [] });
    await user.click(screen.getByRole('button', { name: say('review.send') }));
    await screen.findByText('A calm house');
    screen.getByText('★★★★☆');
    expect(sent).toEqual([[STAY_DETAIL.orderNo, 4, 'A calm house']]);
    expect(screen.queryByRole('button', { name: say('review.send') })).toBeNull();
  });

  it('needs stars, and can be sent again after a failure', async () => {
    answer(OVER);
    server.use(...fake(hotelOrderCalls, { 'POST /hotel/review': refuse('BUSY') }));
    const { user } = open();
    const send = await screen.findByRole('button', { name: say.like('review.send') });
    await user.click(send);
    expect(screen.queryByText(say('review.failed'))).toBeNull();
    await user.click(screen.getByRole('radio', { name: say('review.stars', { count: 5 }) }));
    await user.click(screen.getByRole('button', { name: say('review.send') }));
    await screen.findByText(say('review.failed'));
  });
});
