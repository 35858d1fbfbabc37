import type { ReserveAmount, ReserveConfig } from '../../../contract/index.ts';
import { isSome } from '../../booking/money-text.ts';
import type { Choice } from '../../booking/use-choice.ts';
import { wishesOf, type Guest } from './guest-form.ts';
import { wantedOf } from './use-booking.ts';

interface Chosen {
  config: ReserveConfig;
  choice: Choice;
  guest: Guest;
  /** undefined: not known yet */
  amount: ReserveAmount | undefined;
}

/** A reservation with a deposit, for the cart. Who comes is asked for at the checkout. */
export function cartItemOf({ config, choice, guest, amount }: Chosen) {
  if (amount === undefined || !isSome(amount.payable)) return undefined;
  const payload = { ...wantedOf(config, choice), ...wishesOf(guest) };
  return { signTimerStr: amount.signTimerStr, qty: 1, itemType: config.kind, payload };
}
