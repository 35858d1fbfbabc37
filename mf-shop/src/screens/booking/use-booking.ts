import type { AreaCode } from '@resort/shared/calls/one-time-code';
import { useNavigate } from '@resort/shared/router';
import { to } from '@resort/shared/routes';
import { LEAVING } from '@resort/shared/ui';
import { useDeductions, type Deductions, type ToPay } from '@resort/shared/ui/deductions';
import { useForm } from '@resort/shared/ui/form';
import { attemptOf, dropAttempt, keyFor } from '@resort/shared/once';
import { isRefused } from '@resort/shared/once/send';
import { useEffect, useRef, useState } from 'react';
import type { ReserveAmount, ReserveConfig } from '../../../contract/index.ts';
import { useRequestMutation, useReserveMutation } from '../../api/reservations.ts';
import type { Choice } from '../../booking/use-choice.ts';
import {
  contactOf,
  KEPT,
  useGuestRules,
  useOwnGuest,
  wishesOf,
  type Guest,
  type GuestForm,
} from './guest-form.ts';
import { refusedBy, type Refused } from './refused.ts';
import { useReserveCaptcha, type ReserveCaptcha } from './use-reserve-captcha.ts';

export interface Booking {
  form: GuestForm;
  asksCaptcha: boolean;
  captcha: ReserveCaptcha;
  refusal: Refused | null;
  /** the deductions of vouchers and Resort Dollars from the deposit */
  deductions: Deductions;
}

interface BookingOptions {
  config: ReserveConfig;
  choice: Choice;
  areas: readonly AreaCode[];
  /** undefined: not known yet */
  amount: ReserveAmount | undefined;
}

/** The reservation's data, in the format of the calls and the cart. */
export function wantedOf({ shopId, kind }: ReserveConfig, choice: Choice) {
  const { date = '', time = '', party, areaId, serviceIds, therapist } = choice;
  return {
    shopId,
    date,
    time,
    party,
    ...(areaId === undefined ? {} : { areaId }),
    ...(kind === 'SPA' ? { serviceIds: [...serviceIds], therapist } : {}),
  };
}

/** The deposit is all that is paid now, and all that anything is taken off. */
const toPayOf = (
  { property, shopId, takesVouchers }: ReserveConfig,
  amount: ReserveAmount | undefined,
): ToPay => {
  const { deposit, currency } = amount ?? { deposit: '0.00', currency: 'MOP' };
  return {
    basket: { scene: 'SHOP', property, outlet: shopId, amount: takesVouchers ? deposit : '0.00' },
    due: deposit,
    currency,
  };
};

/** The form of a reservation, sent once for each press and done once for each key. */
export function useBooking(options: BookingOptions): Booking {
  const { config, choice, areas, amount } = options;
  const navigate = useNavigate();
  const [reserve] = useReserveMutation();
  const [request] = useRequestMutation();
  const [refusal, setRefusal] = useState<Refused | null>(null);
  const captcha = useReserveCaptcha(config.captcha);
  const asksCaptcha = captcha.isAsked;
  const work = `shop-booking.${config.shopId}`;
  const taken = useRef<Deductions['request']>({});
  const form: GuestForm = useForm<Guest>({
    initial: useOwnGuest(areas),
    rules: useGuestRules(areas, asksCaptcha && captcha.ticket === null),
    draft: { key: work, fields: KEPT },
    submit: async (guest) => {
      setRefusal(null);
      const wanted = asSent(work, {
        ...wantedOf(config, choice),
        ...wishesOf(guest),
        contact: contactOf(guest, areas),
        ...taken.current,
        signTimerStr: amount?.signTimerStr,
      });
      const send = config.channel === 'API' ? request : reserve;
      const proof = asksCaptcha ? captcha.proofOf(guest.captchaCode) : {};
      const idempotencyKey = keyFor(work, wanted);
      const answer = await send({ ...wanted, ...proof, idempotencyKey });
      if (answer.error !== undefined) return refused(answer.error);
      const { orderNo, status } = answer.data;
      dropAttempt(work);
      form.forget();
      const next =
        status === 'HELD' ? to('/shop-pay', { orderNo }) : to('/shop-order', { orderNo, new: '1' });
      await navigate(next, { replace: true });
      return LEAVING;
    },
  });
  const deductions = useDeductions(toPayOf(config, amount), form.values);
  useEffect(() => {
    taken.current = deductions.request;
  }, [deductions.request]);
  const refused = (error: unknown) => {
    captcha.used();
    form.field('captchaCode').onChange('');
    const why = refusedBy(error);
    if (isRefused(error)) dropAttempt(work);
    if (why?.errorCode !== 'CAPTCHA') return setRefusal(why);
    captcha.ask();
    return form.refuse({ captchaCode: why.message });
  };
  return { form, asksCaptcha, captcha, refusal, deductions };
}

/**
 * A request without a response is repeated unchanged while the member wants the same. The price has a new lock
 * meanwhile; with the new lock it would be another request and would book twice.
 */
function asSent<R extends { signTimerStr: string | undefined }>(work: string, wanted: R): R {
  const { sent } = attemptOf<R>(work);
  const withoutLock = (request: R) => JSON.stringify({ ...request, signTimerStr: undefined });
  return sent !== null && withoutLock(sent) === withoutLock(wanted) ? sent : wanted;
}
