import { expect, it } from '@jest/globals';
import type { cartCalls } from '../rows/cart.calls.ts';
import { clientOf } from './client-of.ts';

it('asks for sign-check exactly where the row has it: the compiler says so', () => {
  const { post, postOnce } = clientOf<typeof cartCalls>();
  const signed = postOnce('/hotel/cart', { signCheck: true });
  expect(signed.query).toBeInstanceOf(Function);
  // @ts-expect-error its row has signCheck
  postOnce('/hotel/cart', { showToastFail: true });
  // @ts-expect-error the same
  postOnce('/hotel/cart');
  // @ts-expect-error its row has none
  post('/hotel/cart/clear', { signCheck: true });
});
