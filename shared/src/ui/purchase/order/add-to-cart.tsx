import { useState } from 'react';
import { isApiError } from '../../../api/index.ts';
import { useAddToCartMutation } from '../../../calls/cart.ts';
import { dropAttempt, keyFor } from '../../../once/index.ts';
import { useNavigate } from '../../../router/index.ts';
import { toServed } from '../../../routes/index.ts';
import { Button } from '../../button/button.tsx';
import { Notice } from '../../screen/feedback/notice.tsx';
import { LEAVING, useOneAtATime } from '../../../hooks/use-one-at-a-time.ts';

type NewItem = Omit<Parameters<ReturnType<typeof useAddToCartMutation>[0]>[0], 'idempotencyKey'>;

export interface AddToCartProps {
  label: string;
  /** what is added, once: the same name and item are the same request */
  work: string;
  /** undefined: not known yet */
  item: NewItem | undefined;
}

/** Puts something priced into the cart, to be paid together with others; nothing is held there. */
export function AddToCart({ label, work, item }: AddToCartProps) {
  const navigate = useNavigate();
  const [add] = useAddToCartMutation();
  const [refused, setRefused] = useState<string | null>(null);
  const cart = toServed('/cart');
  const [start, isAdding] = useOneAtATime(async () => {
    if (item === undefined) return undefined;
    setRefused(null);
    const attempt = `cart.${work}`;
    const { error } = await add({ ...item, idempotencyKey: keyFor(attempt, item) });
    if (error !== undefined) {
      if (isApiError(error) && error.errorCode !== null) setRefused(error.message);
      return undefined;
    }
    dropAttempt(attempt);
    await navigate(cart ?? '/');
    return LEAVING;
  });
  if (cart === undefined || item === undefined) return null;
  return (
    <>
      {refused === null ? null : <Notice tone="danger">{refused}</Notice>}
      <Button look="quiet" wide busy={isAdding} onClick={start}>
        {label}
      </Button>
    </>
  );
}
