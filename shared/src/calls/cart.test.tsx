import { describe, expect, it } from '@jest/globals';
import { fake, fakeServer, MEI_LING, renderScreen, type Asked } from '../testing/index.ts';
import {
  useAddToCartMutation,
  useCartQuery,
  useClearCartMutation,
  useRemoveFromCartMutation,
} from './cart.ts';
import { cartCalls, type CartItem } from '../rows/cart.calls.ts';

const server = fakeServer();

const item = (cartItemId: string): CartItem => ({
  cartItemId,
  itemType: 'ROOM',
  payload: { room: 'deluxe' },
  title: `Room ${cartItemId}`,
  image: null,
  dates: ['2027-01-01'],
  qty: 1,
  price: '1000.00',
  onSpot: false,
  priceChanged: false,
  expired: false,
  signTimerStr: 'price.lock',
  expireAt: '2026-11-21T12:10:00+08:00',
});

function Cart() {
  const { data } = useCartQuery();
  const [add] = useAddToCartMutation();
  const [remove] = useRemoveFromCartMutation();
  const [clear] = useClearCartMutation();
  const wanted = { signTimerStr: 'price.lock', qty: 1, itemType: 'ROOM', payload: { room: 'deluxe' } };
  return (
    <>
      <output>{data?.items.map(({ title }) => title).join(', ') || 'nothing'}</output>
      <button onClick={() => void add({ ...wanted, idempotencyKey: 'key' })}>add</button>
      <button onClick={() => void remove({ cartItemId: '1' })}>remove</button>
      <button onClick={() => void clear({})}>clear</button>
    </>
  );
}

describe('the cart’s hooks', () => {
  it('read the cart again after each change, and send what the server requires', async () => {
    let items = ['1'];
    const asked: Asked[] = [];
    const headers: (string | null)[] = [];
    server.events.on('request:start', ({ request }) => {
      if (request.url.endsWith('/hotel/cart')) headers.push(request.headers.get('sign-check'));
    });
    server.use(
      ...fake(cartCalls, {
        'GET /hotel/carts': () => ({ items: items.map(item), total: '1000.00', currency: 'MOP' }),
        'POST /hotel/cart': (request) => {
          asked.push(request);
          items = [...items, '2'];
          return { cartItemId: '2', count: 2, expireAt: '2026-11-21T12:10:00+08:00' };
        },
        'GET /hotel/cart/delete': ({ payload }) => {
          items = items.filter((id) => id !== payload['cartItemId']);
          return { count: items.length };
        },
        'POST /hotel/cart/clear': () => {
          items = [];
          return { count: 0 };
        },
      }),
    );
    const screen = renderScreen(Cart, { at: '/cart', texts: {}, member: MEI_LING });
    await screen.findByText('Room 1');
    await screen.user.click(screen.getByText('add'));
    await screen.findByText('Room 1, Room 2');
    expect(asked).toMatchObject([{ payload: { idempotencyKey: 'key', itemType: 'ROOM' } }]);
    expect(headers).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)]);
    await screen.user.click(screen.getByText('remove'));
    await screen.findByText('Room 2');
    await screen.user.click(screen.getByText('clear'));
    await screen.findByText('nothing');
  });
});
