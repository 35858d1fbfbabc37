import { beforeEach, describe, expect, it } from '@jest/globals';
import { oneTimeCodeCalls, type RefundPart } from '@resort/shared/calls/rows';
import { fake, fakeServer, MACAU, refuse, type Asked, textsOf } from '@resort/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import {
  bookingCalls,
  companionCalls,
  catalogueCalls,
  hotelOrderCalls,
  priceCalls,
} from '../../../contract/index.ts';
import { NO_COMPANIONS } from '../../testing/companion-rows.ts';
import { HOTEL, STAY_DETAIL, TO_PAY } from '../../testing/order-rows.ts';
import { RATE } from '../../testing/rows.ts';
import { show } from '../../testing/show.ts';
import HotelOrderScreen from './HotelOrderScreen.tsx';

const say = textsOf('hotel');
const shellSay = textsOf('shell');

const server = fakeServer();
const { id } = STAY_DETAIL;
const DONE = {
  status: 'RESERVED' as const,
  version: 2,
  diff: '0.00',
  payable: '0.00',
  refund: [],
  currency: 'MOP',
  pay: null,
};
type Change = typeof DONE | { status: 'MODIFYING'; pay: typeof TO_PAY };

/** The server's side of a change; resolves to the requests. */
function answerChange(change: Change | ReturnType<typeof refuse>) {
  const asked: Record<string, unknown>[] = [];
  server.use(
    ...fake(bookingCalls, {
      'POST /order/booking/hotel/updateReserve': ({ payload }) => {
        asked.push(payload);
        return 'refused' in change ? change : { ...DONE, ...change };
      },
    }),
  );
  return asked;
}
/** The price for a request: `more` per adult beyond two. */
function answerQuote(total: string | ReturnType<typeof refuse>, back: readonly RefundPart[] = []) {
  const asked: Asked['payload'][] = [];
  server.use(
    ...fake(priceCalls, {
      'GET /hotel/getRatePrice': ({ payload }) => {
        asked.push(payload);
        if (typeof total !== 'string') return total;
        const { hotelCode, roomTypeCode, checkIn, checkOut } = STAY_DETAIL;
        const stay = { hotelCode, roomTypeCode, rateCode: 'FLEX', checkIn, checkOut };
        const { price, perNight: _per, insteadOf: _instead, signTimerStr, expireAt, ...rate } = RATE;
        return {
          ...price,
          total,
          stay: { ...stay, rooms: 1, adults: 3, children: 0 },
          rate,
          quoteId: 'Q1',
          refund: [...back],
          signTimerStr,
          expireAt,
        };
      },
    }),
  );
  return asked;
}
beforeEach(() => {
  sessionStorage.clear();
  server.use(
    ...fake(hotelOrderCalls, { 'GET /hotel/order/detail': STAY_DETAIL }),
    ...fake(catalogueCalls, { 'GET /hotel/getHotelByCode': HOTEL }),
    ...fake(companionCalls, { 'GET /member/companions': NO_COMPANIONS }),
    ...fake(oneTimeCodeCalls, { 'GET /common/phone/areaCode': [MACAU] }),
  );
});

describe('changing a stay', () => {
  async function oneMoreAdult() {
    const view = show(HotelOrderScreen, `/hotel-order?id=${id}&change=stay`);
    await view.user.click(await screen.findByRole('button', { name: say.like('stay.who') }));
    await view.user.click(
      await screen.findByRole('button', {
        name: say.like('kit:fields.more', { what: say('stay.adultsLabel') }),
      }),
    );
    await view.user.click(screen.getByRole('button', { name: say('stay.takeGuests') }));
    return view;
  }

  it('shows the difference before anything happens, and leads to its payment', async () => {
    const quotes = answerQuote('5399.00');
    const asked = answerChange({ status: 'MODIFYING', pay: { ...TO_PAY, id: '1512240000' } });
    const { user, whereabouts, container } = await oneMoreAdult();
    const button = await screen.findByRole('button', {
      name: say.like('change.pay', { amount: 'MOP\u00a0500.00' }),
    });
    expect(quotes).toMatchObject([{ adults: '3', orderNo: STAY_DETAIL.orderNo, rateCode: 'FLEX' }]);
    expect(asked).toEqual([]);
    expect(await axe(container)).toMatchObject({ violations: [] });
    await user.click(button);
    await waitFor(() => expect(whereabouts()).toBe(`/checkout?id=1512240000&of=${id}`));
    expect(asked).toMatchObject([{ id, version: 1, signTimerStr: 'lock.one' }]);
  });

  it('that costs less shows the refund by each means before anything happens', async () => {
    answerQuote('4399.00', [
      { means: 'MONEY', method: 'CARD', money: '380.00', currency: 'MOP' },
      { means: 'DOLLARS', dollars: '120.00' },
    ]);
    const asked = answerChange(DONE);
    const { user, whereabouts, container } = await oneMoreAdult();
    const button = await screen.findByRole('button', { name: say('change.confirm') });
    const facts = screen
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
    expect(facts.slice(-2)).toEqual([
      [shellSay('kit:refund.CARD'), expect.stringMatching(/^MOP.380\.00.* · /)],
      [shellSay('kit:refund.DOLLARS'), expect.stringMatching(/^120\.00.* · /)],
    ]);
    screen.getByText(shellSay.like('kit:refund.bank'));
    expect(asked).toEqual([]);
    expect(await axe(container)).toMatchObject({ violations: [] });
    await user.click(button);
    await waitFor(() => expect(whereabouts()).toBe(`/hotel-order?id=${id}`));
  });

  it('that is unavailable says why, and offers no button', async () => {
    answerQuote(refuse('NO_ROOM'));
    await oneMoreAdult();
    await screen.findByRole('alert');
    for (const key of ['change.confirm', 'change.pay'])
      expect(screen.queryByRole('button', { name: say.like(key) })).toBeNull();
  });

  it('reports a change that somebody else made', async () => {
    answerQuote('4899.00');
    answerChange(refuse('STALE'));
    const { user } = await oneMoreAdult();
    await user.click(await screen.findByRole('button', { name: say('change.confirm') }));
    await screen.findByRole('alert');
  });
});

describe('changing names and requests', () => {
  it('starts with the booked values, and sends all of them', async () => {
    const asked = answerChange(DONE);
    const { user, whereabouts } = show(HotelOrderScreen, `/hotel-order?id=${id}&change=guests`);
    const given = await screen.findByRole('textbox', { name: say.like('kit:fields.givenName') });
    expect((given as HTMLInputElement).value).toBe('Mei Ling');
    await user.clear(given);
    await user.type(given, 'Ka Wai');
    await user.click(screen.getByRole('button', { name: say('change.save') }));
    await waitFor(() => expect(whereabouts()).toBe(`/hotel-order?id=${id}`));
    expect(asked).toMatchObject([
      {
        id,
        version: 1,
        guests: [{ firstName: 'Ka Wai', lastName: 'Chan' }],
        contact: { areaCode: '+853', phone: '66000001' },
        remarks: 'A quiet room, please',
      },
    ]);
    expect(asked[0]).not.toHaveProperty('signTimerStr');
  });
});
