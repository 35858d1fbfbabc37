import type { CartItem } from '@resort/shared/calls/cart';
import { useOnce } from '@resort/shared/once/send';
import { useNavigate } from '@resort/shared/router';
import { to } from '@resort/shared/routes';
import { dropDraft } from '@resort/shared/session';
import { LEAVING } from '@resort/shared/ui';
import { isNothing } from '@resort/shared/ui/amount';
import { useState } from 'react';
import { useReserveCartMutation, type CartRequest, type CartReserved } from '../../api/changes.ts';
import { DRAFT } from '../../booking/draft.ts';

/** Makes orders of these, once, and leads on to their payment; to the bookings where nothing is to be paid now. */
export function useReserveCart(items: readonly CartItem[], onStale: () => void) {
  const navigate = useNavigate();
  const [reserve] = useReserveCartMutation();
  const [refused, setRefused] = useState<string | null>(null);
  const sending = useOnce<CartRequest, CartReserved>({
    work: `book-cart.${items.map(({ cartItemId }) => cartItemId).join('.')}`,
    send: (request) => reserve(request),
    onDone: async ({ id, payable }) => {
      dropDraft(DRAFT);
      await navigate(isNothing(payable) ? to('/hotel-orders') : to('/checkout', { id }), { replace: true });
      return LEAVING;
    },
    onRefused: ({ message }) => {
      setRefused(message);
      // a price, a room or the cart has changed
      onStale();
    },
  });
  const send = (request: CartRequest) => {
    setRefused(null);
    sending.send(request);
  };
  return { ...sending, send, refused };
}
