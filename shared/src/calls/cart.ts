import { baseApi, clientOf, KEEP_PRICE } from '../api/index.ts';
import type { cartCalls } from '../rows/cart.calls.ts';

const { get, post, postOnce } = clientOf<typeof cartCalls>();

const cartApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    cart: build.query({
      ...get('/hotel/carts', { showToastFail: true }),
      providesTags: ['Cart'],
      keepUnusedDataFor: KEEP_PRICE,
    }),
    addToCart: build.mutation({
      ...postOnce('/hotel/cart', { showToastFail: true, signCheck: true }),
      invalidatesTags: ['Cart'],
    }),
    removeFromCart: build.mutation({
      ...get('/hotel/cart/delete', { showToastFail: true }),
      invalidatesTags: ['Cart'],
    }),
    clearCart: build.mutation({
      ...post('/hotel/cart/clear', { showToastFail: true }),
      invalidatesTags: ['Cart'],
    }),
  }),
});

export const { useCartQuery, useAddToCartMutation, useRemoveFromCartMutation, useClearCartMutation } =
  cartApi;
export type { CartItem } from '../rows/cart.calls.ts';
