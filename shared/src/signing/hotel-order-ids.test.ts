import { describe, expect, it } from '@jest/globals';
import { HOTEL_ORDER_PATHS, mapOrderIds } from './hotel-order-ids.ts';

const starred = (value: unknown) => mapOrderIds(value, (id) => `*${id}`);

describe('the ids of hotel orders in a payload', () => {
  it('are encoded at any depth: each string `id`, and each of `ids`', () => {
    const payload = {
      id: '1',
      ids: ['2', 3],
      order: { id: '4', rooms: [{ id: '5', name: 'Suite' }, [{ id: '6' }]] },
    };
    expect(starred(payload)).toEqual({
      id: '*1',
      ids: ['*2', '*3'],
      order: { id: '*4', rooms: [{ id: '*5', name: 'Suite' }, [{ id: '*6' }]] },
    });
    expect(starred([{ id: '7' }])).toEqual([{ id: '*7' }]);
  });

  it('nothing else is encoded: no number, no other name, no list with another name', () => {
    const others = {
      id: 8,
      hotelId: '1',
      ids: '9',
      list: ['10'],
      none: null,
      flag: true,
      order: { ids: null, id: { id: 11 } },
    };
    expect(starred(others)).toEqual(others);
    for (const plain of ['12', 13, null, undefined, true]) expect(starred(plain)).toBe(plain);
  });

  it('the payload itself is not modified', () => {
    const payload = { id: '1', ids: ['2'] };
    starred(payload);
    expect(payload).toEqual({ id: '1', ids: ['2'] });
  });
});

it.each([
  ...['checkout', 'order', 'order/detail', 'order/to-party', 'orders', 'pay'].map((rest) => `/hotel/${rest}`),
  ...['', '/batch-cancel', '/cancel'].map((rest) => `/hotel/reserve${rest}`),
  ...['cancelOrder', 'getPaymentMethods', 'reserve', 'updateReserve'].map(
    (rest) => `/order/booking/hotel/${rest}`,
  ),
])('%s carries ids of hotel orders', (path) => expect(HOTEL_ORDER_PATHS).toContain(path));

it('no other path does', () => expect(HOTEL_ORDER_PATHS.size).toBe(13));
