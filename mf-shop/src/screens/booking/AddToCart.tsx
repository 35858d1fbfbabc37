import { isApiError } from '@resort/shared/api';
import { useAddToCartMutation } from '@resort/shared/calls/cart';
import { useText } from '@resort/shared/i18n';
import { dropAttempt, keyFor } from '@resort/shared/once';
import { useNavigate } from '@resort/shared/router';
import { toServed } from '@resort/shared/routes';
import { Button, LEAVING, Notice, useOneAtATime } from '@resort/shared/ui';
import { useState } from 'react';
import type { ReserveAmount, ReserveConfig } from '../../../contract/index.ts';
import { isSome } from '../../booking/money-text.ts';
import type { Choice } from '../../booking/use-choice.ts';
import { wishesOf, type Guest } from './guest-form.ts';
import { wantedOf } from './use-booking.ts';

interface AddToCartProps {
  config: ReserveConfig;
  choice: Choice;
  guest: Guest;
  /** undefined: not known yet */
  amount: ReserveAmount | undefined;
}

/**
 * Puts a reservation with a deposit into the cart, to be paid together with others; nothing is held there, and who
 * comes is asked for at the checkout.
 */
export function AddToCart({ config, choice, guest, amount }: AddToCartProps) {
  const t = useText('shop');
  const navigate = useNavigate();
  const [add] = useAddToCartMutation();
  const [refused, setRefused] = useState<string | null>(null);
  const cart = toServed('/cart');
  const [start, isAdding] = useOneAtATime(async () => {
    if (amount === undefined) return undefined;
    setRefused(null);
    const work = `cart.${config.shopId}`;
    const payload = { ...wantedOf(config, choice), ...wishesOf(guest) };
    const item = { signTimerStr: amount.signTimerStr, qty: 1, itemType: config.kind, payload };
    const { error } = await add({ ...item, idempotencyKey: keyFor(work, item) });
    if (error !== undefined) {
      if (isApiError(error) && error.errorCode !== null) setRefused(error.message);
      return undefined;
    }
    dropAttempt(work);
    await navigate(cart ?? '/');
    return LEAVING;
  });
  if (cart === undefined || amount === undefined || !isSome(amount.payable)) return null;
  return (
    <>
      {refused === null ? null : <Notice tone="danger">{refused}</Notice>}
      <Button look="quiet" wide busy={isAdding} onClick={start}>
        {t('booking.addToCart')}
      </Button>
    </>
  );
}
