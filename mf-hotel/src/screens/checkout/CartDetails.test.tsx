import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { CartItem } from '@resort/shared/calls/cart';
import {
  cartCalls,
  dollarBalanceCalls,
  oneTimeCodeCalls,
  voucherChoiceCalls,
} from '@resort/shared/calls/rows';
import { fake, fakeServer, MACAU, page, refuse, textsOf, errorText } from '@resort/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { bookingCalls, companionCalls } from '../../../contract/index.ts';
import { NO_COMPANIONS } from '../../testing/companion-rows.ts';
import { BALANCE, DINNER_ITEM, ROOM_ITEM, STAY_VOUCHER, TO_PAY } from '../../testing/order-rows.ts';
import { show } from '../../testing/show.ts';
import CheckoutScreen from './CheckoutScreen.tsx';

const say = textsOf('hotel');

const server = fakeServer();
const answerCart = (items: readonly CartItem[] = [ROOM_ITEM, DINNER_ITEM], total = '5699.00') =>
  server.use(...fake(cartCalls, { 'GET /hotel/carts': { items: [...items], total, currency: 'MOP' } }));
const RESERVED = {
  id: TO_PAY.id,
  orderNo: TO_PAY.orderNo,
  orders: [],
  holdUntil: TO_PAY.holdUntil,
  payable: '5699.00',
  currency: 'MOP',
};
const answerChoice = (vouchers: readonly (typeof STAY_VOUCHER)[]) =>
  server.use(
    ...fake(voucherChoiceCalls, { 'POST /offer/vouchers': { ...page([...vouchers]), proposed: [] } }),
  );
/** Answers of booking, one after the other, the last for ever. */
function answerBooking(...answers: (typeof RESERVED | ReturnType<typeof refuse>)[]) {
  const asked: Record<string, unknown>[] = [];
  server.use(
    ...fake(bookingCalls, {
      'POST /hotel/reserve': ({ payload }) => {
        asked.push(payload);
        return answers[Math.min(asked.length, answers.length) - 1] ?? RESERVED;
      },
    }),
  );
  return asked;
}
// also waits, on a busy machine, for the parts that render after the first paint
beforeAll(() => import('./CartForm.tsx'));
beforeEach(() => {
  sessionStorage.clear();
  answerChoice([]);
  server.use(
    ...fake(companionCalls, { 'GET /member/companions': NO_COMPANIONS }),
    ...fake(oneTimeCodeCalls, { 'GET /common/phone/areaCode': [MACAU] }),
    ...fake(dollarBalanceCalls, { 'GET /dollar/balance': BALANCE }),
  );
});

async function fillIn() {
  const view = show(CheckoutScreen, '/checkout');
  await view.user.click(await screen.findByRole('radio', { name: say('book.otherNumber') }));
  await view.user.type(screen.getByRole('textbox', { name: say.like('book.phone') }), '66000001');
  return view;
}
const book = () =>
  screen.findByRole('button', { name: say.like('details.book', { amount: 'MOP\u00a05,699.00' }) });

describe('booking the cart', () => {
  it('asks for one guest and books everything at the prices that are shown', async () => {
    answerCart();
    const asked = answerBooking(RESERVED);
    const { user, whereabouts, container } = await fillIn();
    expect(await axe(container)).toMatchObject({ violations: [] });
    await user.click(await book());
    await waitFor(() => expect(whereabouts()).toBe(`/checkout?id=${TO_PAY.id}`));
    expect(asked).toMatchObject([
      {
        cartItemIds: ['7', '8'],
        signTimerStrs: ['room.lock', 'dinner.lock'],
        guests: [{ firstName: 'Mei Ling', lastName: 'Chan' }],
        contact: { areaCode: '+853', phone: '66000001' },
        idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/),
      },
    ]);
    expect(sessionStorage).toHaveLength(0);
  });

  it('deducts a voucher and Resort Dollars from the amount due now, not from what is paid on site', async () => {
    const spot = { ...ROOM_ITEM, cartItemId: '9', title: 'Harbour Room', onSpot: true, price: '1000.00' };
    answerCart([ROOM_ITEM, DINNER_ITEM, spot], '6699.00');
    answerChoice([STAY_VOUCHER]);
    const baskets: unknown[] = [];
    server.use(
      ...fake(voucherChoiceCalls, {
        'POST /voucher/getDeductMoney': ({ payload }) => {
          baskets.push(payload['cartItemIds']);
          return {
            total: '5699.00',
            deduct: '300.00',
            payable: '5399.00',
            applied: [{ id: STAY_VOUCHER.id, deduct: '300.00' }],
            rejected: [],
          };
        },
      }),
    );
    const asked = answerBooking(RESERVED);
    const { user, container } = show(CheckoutScreen, '/checkout');
    await book();
    screen.getByRole('heading', { name: say('checkout.onSpot') });
    await user.click(await screen.findByRole('checkbox', { name: STAY_VOUCHER.name }));
    await user.click(
      await screen.findByRole('switch', { name: say('kit:payment.useDollars', { amount: '1,000.00' }) }),
    );
    const button = await screen.findByRole('button', {
      name: say.like('details.book', { amount: 'MOP\u00a04,399.00' }),
    });
    expect(await axe(container)).toMatchObject({ violations: [] });
    await user.click(button);
    await waitFor(() =>
      expect(asked).toMatchObject([
        { cartItemIds: ['7', '8', '9'], voucherIds: [STAY_VOUCHER.id], dollarUse: '1000.00', contact: {} },
      ]),
    );
    expect(baskets[0]).toEqual(['7', '8', '9']);
  });

  it('omits unavailable items', async () => {
    answerCart([ROOM_ITEM, { ...DINNER_ITEM, expired: true, signTimerStr: null, expireAt: null }], '4899.00');
    const asked = answerBooking(RESERVED);
    const { user } = await fillIn();
    await user.click(
      await screen.findByRole('button', { name: say.like('details.book', { amount: 'MOP\u00a04,899.00' }) }),
    );
    await waitFor(() => expect(asked).toMatchObject([{ cartItemIds: ['7'], signTimerStrs: ['room.lock'] }]));
  });

  it('says what changed, keeps the input, and shows the current price', async () => {
    answerCart();
    answerBooking(refuse('CART_CHANGED'), RESERVED);
    const { user } = await fillIn();
    const button = await book();
    answerCart([{ ...ROOM_ITEM, price: '5000.00' }, DINNER_ITEM], '5800.00');
    await user.click(button);
    await screen.findByText(errorText('CART_CHANGED'));
    await screen.findByRole('button', { name: say.like('details.book', { amount: 'MOP\u00a05,800.00' }) });
    const phone = screen.getByRole<HTMLInputElement>('textbox', { name: say.like('book.phone') });
    expect(phone.value).toBe('66000001');
  });

  it('with a lost response is repeated unchanged, also after a reload', async () => {
    answerCart();
    const asked = answerBooking(refuse('INTERNAL'), RESERVED);
    const { user, unmount } = await fillIn();
    await user.click(await book());
    await screen.findByRole('button', { name: say('book.askAgain') });
    unmount();
    const again = show(CheckoutScreen, '/checkout');
    await again.user.click(await screen.findByRole('button', { name: say('book.askAgain') }));
    await waitFor(() => expect(again.whereabouts()).toBe(`/checkout?id=${TO_PAY.id}`));
    expect(asked).toHaveLength(2);
    expect(asked[1]).toEqual(asked[0]);
  });

  it('leads to the bookings where nothing is to be paid now', async () => {
    answerCart();
    answerBooking({ ...RESERVED, payable: '0.00' });
    const { user, whereabouts } = await fillIn();
    await user.click(await book());
    await waitFor(() => expect(whereabouts()).toBe('/hotel-orders'));
  });

  it('has nothing to do with an empty cart', async () => {
    answerCart([], '0.00');
    show(CheckoutScreen, '/checkout');
    await screen.findByRole('heading', { name: say('cart.none') });
    expect(screen.queryByRole('button', { name: say.like('shell:tabs.book') })).toBeNull();
  });
});
