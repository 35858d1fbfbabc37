import { isApiError } from '@resort/shared/api';
import {
  useAddToCartMutation,
  useClearCartMutation,
  useRemoveFromCartMutation,
  type CartItem,
} from '@resort/shared/calls/cart';
import { useText } from '@resort/shared/i18n';
import { dropAttempt, onceKey } from '@resort/shared/once';
import { showToast } from '@resort/shared/ui';
import { useState } from 'react';

export interface Removal {
  remove: (item: CartItem) => Promise<void>;
  removeAll: (items: readonly CartItem[]) => Promise<void>;
  /** why something could not be restored, in the member's language */
  refusal: string | null;
}

/** Removes one item or all from the cart, and adds them again if the member undoes the removal. */
export function useRemoval(): Removal {
  const t = useText('hotel');
  const [send] = useRemoveFromCartMutation();
  const [clear] = useClearCartMutation();
  const [add] = useAddToCartMutation();
  const [refusal, setRefusal] = useState<string | null>(null);
  const putBack = async ({ cartItemId, itemType, payload, qty, signTimerStr }: CartItem) => {
    if (signTimerStr === null) return;
    const work = `cart-undo.${cartItemId}`;
    const request = { signTimerStr, qty, itemType, payload };
    const { error } = await add({ ...request, idempotencyKey: onceKey(work) });
    if (error === undefined) dropAttempt(work);
    else if (isApiError(error) && error.errorCode !== null) setRefusal(error.message);
  };
  const offerUndo = (text: string, removed: readonly CartItem[]) => {
    // an unavailable item cannot be added again
    const items = removed.filter(({ signTimerStr }) => signTimerStr !== null);
    const onUndo = async () => {
      for (const item of items) await putBack(item); // in the order of the cart
    };
    showToast(items.length === 0 ? { text } : { text, onUndo: () => void onUndo() });
  };
  const remove = async (item: CartItem) => {
    setRefusal(null);
    const { error } = await send({ cartItemId: item.cartItemId });
    if (error === undefined) offerUndo(t('cart.removed', { title: item.title }), [item]);
  };
  const removeAll = async (items: readonly CartItem[]) => {
    setRefusal(null);
    // by name: what another phone has just added stays
    const { error } = await clear({ ids: items.map(({ cartItemId }) => cartItemId) });
    if (error === undefined) offerUndo(t('cart.removedAll'), items);
  };
  return { remove, removeAll, refusal };
}
