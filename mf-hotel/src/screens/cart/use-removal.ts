import { isApiError } from '@resort/shared/api';
import { useAddToCartMutation, useRemoveFromCartMutation, type CartItem } from '@resort/shared/calls/cart';
import { useText } from '@resort/shared/i18n';
import { dropAttempt, onceKey } from '@resort/shared/once';
import { showToast } from '@resort/shared/ui';
import { useState } from 'react';

export interface Removal {
  remove: (item: CartItem) => Promise<void>;
  /** why something could not be restored, in the member's language */
  refusal: string | null;
}

/** Removes an item from the cart, and adds it again if the member undoes the removal. */
export function useRemoval(): Removal {
  const t = useText('hotel');
  const [send] = useRemoveFromCartMutation();
  const [add] = useAddToCartMutation();
  const [refusal, setRefusal] = useState<string | null>(null);
  const putBack = async ({ cartItemId, itemType, payload, qty }: CartItem, signTimerStr: string) => {
    const work = `cart-undo.${cartItemId}`;
    const request = { signTimerStr, qty, itemType, payload };
    const { error } = await add({ ...request, idempotencyKey: onceKey(work) });
    if (error === undefined) dropAttempt(work);
    else if (isApiError(error) && error.errorCode !== null) setRefusal(error.message);
  };
  const remove = async (item: CartItem) => {
    setRefusal(null);
    const { error } = await send({ cartItemId: item.cartItemId });
    if (error !== undefined) return;
    const { signTimerStr, title } = item;
    const text = t('cart.removed', { title });
    // an unavailable item cannot be added again
    if (signTimerStr === null) showToast({ text });
    else showToast({ text, onUndo: () => void putBack(item, signTimerStr) });
  };
  return { remove, refusal };
}
