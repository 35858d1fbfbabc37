import { isApiError } from '@resort/shared/api';
import { useAddToCartMutation } from '@resort/shared/calls/cart';
import { useText } from '@resort/shared/i18n';
import { dropAttempt, keyFor } from '@resort/shared/once';
import { useNavigate } from '@resort/shared/router';
import { toServed } from '@resort/shared/routes';
import { Button, LEAVING, Notice, useOneAtATime } from '@resort/shared/ui';
import { useState } from 'react';
import { workOf } from '../../booking/stay.ts';
import type { Quote } from '../../booking/use-price.ts';

/** Puts the stay into the cart, to be paid together with others; nothing is held there. */
export function AddToCart({ quote }: { quote: Quote }) {
  const t = useText('hotel');
  const navigate = useNavigate();
  const [add] = useAddToCartMutation();
  const [refused, setRefused] = useState<string | null>(null);
  const cart = toServed('/cart');
  const [start, isAdding] = useOneAtATime(async () => {
    setRefused(null);
    const work = `cart.${workOf(quote.stay)}`;
    const payload = { ...quote.stay, currency: quote.currency };
    const item = { signTimerStr: quote.signTimerStr, qty: 1, itemType: 'ROOM', payload };
    const answer = await add({ ...item, idempotencyKey: keyFor(work, item) });
    if (answer.error !== undefined) {
      if (isApiError(answer.error) && answer.error.errorCode !== null) setRefused(answer.error.message);
      return undefined;
    }
    dropAttempt(work);
    await navigate(cart ?? '/');
    return LEAVING;
  });
  if (cart === undefined) return null;
  return (
    <>
      {refused === null ? null : <Notice tone="danger">{refused}</Notice>}
      <Button look="quiet" wide busy={isAdding} onClick={start}>
        {t('book.addToCart')}
      </Button>
    </>
  );
}
