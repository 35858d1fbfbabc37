import { beforeEach, describe, expect, it } from '@jest/globals';
import type { CartItem } from '@resort/shared/calls/cart';
import { cartCalls } from '@resort/shared/calls/rows';
import { errorText, fake, fakeServer, refuse, textsOf } from '@resort/shared/testing';
import { ToastRegion } from '@resort/shared/ui';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { DINNER_ITEM, ROOM_ITEM } from '../../testing/order-rows.ts';
import { show } from '../../testing/show.ts';
import CartScreen from './CartScreen.tsx';

const say = textsOf('hotel');

const server = fakeServer();
beforeEach(() => sessionStorage.clear());

/** A stateful cart; resolves to the added items. */
function serveCart(start: readonly CartItem[]) {
  let items = [...start];
  const added: Record<string, unknown>[] = [];
  server.use(
    ...fake(cartCalls, {
      'GET /hotel/carts': () => ({
        items,
        total: '5699.00',
        currency: items.length === 0 ? null : 'MOP',
      }),
      'GET /hotel/cart/delete': ({ payload }) => {
        items = items.filter(({ cartItemId }) => cartItemId !== payload['cartItemId']);
        return { count: items.length };
      },
      'POST /hotel/cart/clear': ({ payload }) => {
        const ids = payload['ids'] as string[];
        items = items.filter(({ cartItemId }) => !ids.includes(cartItemId));
        return { count: items.length };
      },
      'POST /hotel/cart': ({ payload }) => {
        added.push(payload);
        items = [...items, { ...ROOM_ITEM, cartItemId: '9' }];
        return { cartItemId: '9', count: items.length, expireAt: '2099-11-21T12:10:00+08:00' };
      },
    }),
  );
  return added;
}
const open = () =>
  show(
    () => (
      <>
        <CartScreen />
        <ToastRegion />
      </>
    ),
    '/cart',
  );

describe('the cart', () => {
  it('has rooms, tables and treatments with one total, and leads on', async () => {
    serveCart([ROOM_ITEM, DINNER_ITEM]);
    const { container } = open();
    const [room, dinner] = await screen.findAllByRole('article');
    expect(room?.textContent).toContain('11\u00a0Dec\u00a02026 – 13\u00a0Dec\u00a02026');
    expect(dinner?.textContent).toContain(say('cart.quantity', { count: 2 }));
    expect(screen.getByText(say('cart.total', { count: 2 })).nextElementSibling?.textContent).toContain(
      '5,699.00',
    );
    expect(screen.getByRole('link', { name: say('cart.next') }).getAttribute('href')).toBe('/checkout');
    expect(await axe(container)).toMatchObject({ violations: [] });
  });

  it('says which price changed and what is unavailable', async () => {
    serveCart([
      { ...ROOM_ITEM, priceChanged: true },
      { ...DINNER_ITEM, expired: true, signTimerStr: null, expireAt: null },
    ]);
    open();
    const [room, dinner] = await screen.findAllByRole('article');
    within(room as HTMLElement).getByText(say('cart.newPrice'));
    within(dinner as HTMLElement).getByText(say('cart.expired'));
    screen.getByText(say.like('cart.changed'));
    screen.getByText(say('cart.total', { count: 1 }));
  });

  it('is not a link while nothing in it is available', async () => {
    serveCart([{ ...ROOM_ITEM, expired: true, signTimerStr: null, expireAt: null }]);
    open();
    await screen.findByText(say('cart.expired'));
    expect(screen.queryByRole('link', { name: say('cart.next') })).toBeNull();
  });

  it('restores an item that was removed by mistake', async () => {
    const added = serveCart([ROOM_ITEM, DINNER_ITEM]);
    const { user } = open();
    await user.click(
      await screen.findByRole('button', { name: say('kit:remove', { name: ROOM_ITEM.title }) }),
    );
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
    expect(document.activeElement?.tagName).not.toBe('BODY');
    await user.click(await screen.findByRole('button', { name: say('kit:undo') }));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
    expect(added).toMatchObject([
      { signTimerStr: 'room.lock', qty: 1, itemType: 'ROOM', payload: ROOM_ITEM.payload },
    ]);
  });

  it('is emptied by one press, and restored by one', async () => {
    const gone = { ...ROOM_ITEM, cartItemId: '77', expired: true, signTimerStr: null, expireAt: null };
    const added = serveCart([ROOM_ITEM, DINNER_ITEM, gone]);
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: say('cart.removeAll') }));
    await screen.findByRole('heading', { name: say('cart.none') });
    expect(document.activeElement?.tagName).not.toBe('BODY');
    await user.click(await screen.findByRole('button', { name: say('kit:undo') }));
    await waitFor(() => expect(added).toHaveLength(2)); // what is no longer available cannot come back
    expect(added.map(({ itemType }) => itemType)).toEqual([ROOM_ITEM.itemType, DINNER_ITEM.itemType]);
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
  });

  it('shows why an item could not be restored', async () => {
    serveCart([ROOM_ITEM, DINNER_ITEM]);
    const { user } = open();
    await user.click(
      await screen.findByRole('button', { name: say('kit:remove', { name: ROOM_ITEM.title }) }),
    );
    server.use(...fake(cartCalls, { 'POST /hotel/cart': refuse('QUOTE_EXPIRED') }));
    await user.click(await screen.findByRole('button', { name: say('kit:undo') }));
    expect((await screen.findByRole('alert')).textContent).toContain(errorText('QUOTE_EXPIRED'));
  });

  it('that is empty suggests what to add', async () => {
    serveCart([]);
    open();
    await screen.findByRole('heading', { name: say('cart.none') });
    expect(screen.getByRole('link', { name: say('link.hotels') }).getAttribute('href')).toBe('/hotels');
  });

  it('can be retried', async () => {
    server.use(...fake(cartCalls, { 'GET /hotel/carts': refuse('BUSY') }));
    const { user } = open();
    await screen.findByText(say('cart.failed'));
    serveCart([ROOM_ITEM]);
    await user.click(screen.getByRole('button', { name: say('kit:retry') }));
    await screen.findByRole('article');
  });
});
