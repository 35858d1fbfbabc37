import { cartCalls } from '@resort/shared/calls/rows';
import { serve } from '../../platform/calls/serve.ts';
import { add } from './add.ts';
import { clear } from './clear.ts';
import { list } from './list.ts';
import { remove } from './remove.ts';

export const cartRoutes = serve(cartCalls)({
  'POST /hotel/cart': add,
  'GET /hotel/carts': list,
  'GET /hotel/cart/delete': remove,
  'POST /hotel/cart/clear': clear,
});
