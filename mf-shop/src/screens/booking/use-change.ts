import type { AreaCode } from '@resort/shared/calls/one-time-code';
import { dropAttempt, keyFor } from '@resort/shared/once';
import { useNavigate } from '@resort/shared/router';
import { to } from '@resort/shared/routes';
import { LEAVING, showToast } from '@resort/shared/ui';
import { useForm } from '@resort/shared/ui/form';
import { useText } from '@resort/shared/i18n';
import { useState } from 'react';
import type { Reservation } from '../../../contract/index.ts';
import { useChangeReservationMutation } from '../../api/reservations.ts';
import type { Choice } from '../../booking/use-choice.ts';
import {
  contactOf,
  KEPT,
  NO_OCCASION,
  OTHER,
  OWN,
  useGuestRules,
  useOwnGuest,
  wishesOf,
  type Guest,
  type GuestForm,
} from './guest-form.ts';
import { refusedBy, type Refused } from './refused.ts';

interface ChangeOptions {
  reservation: Reservation;
  choice: Choice;
  areas: readonly AreaCode[];
}

/** The form of a change, sent once for each press and done once for each key. */
export function useChange(options: ChangeOptions): { form: GuestForm; refusal: Refused | null } {
  const { reservation, choice, areas } = options;
  const t = useText('shop');
  const navigate = useNavigate();
  const [send] = useChangeReservationMutation();
  const [refusal, setRefusal] = useState<Refused | null>(null);
  const { orderNo, version, kind, channel, status } = reservation;
  const isAsked = channel === 'API' && status === 'RESERVED';
  const work = `shop-change.${orderNo}.${version}`;
  const form: GuestForm = useForm<Guest>({
    initial: useGuestOf(reservation, areas),
    rules: useGuestRules(areas, false),
    draft: { key: work, fields: KEPT },
    submit: async (guest) => {
      setRefusal(null);
      const { date = '', time = '', party, areaId, therapist } = choice;
      const wanted = {
        orderNo,
        version,
        date,
        time,
        party,
        ...(areaId === undefined ? {} : { areaId }),
        ...(kind === 'SPA' ? { therapist } : {}),
        ...wishesOf(guest),
        contact: contactOf(guest, areas),
      };
      const { error } = await send({ ...wanted, idempotencyKey: keyFor(work, wanted) });
      if (error !== undefined) return setRefusal(refusedBy(error));
      dropAttempt(work);
      form.forget();
      showToast({ text: t(isAsked ? 'change.asked' : 'change.done') });
      await navigate(to('/shop-order', { orderNo }), { replace: true });
      return LEAVING;
    },
  });
  return { form, refusal };
}

/** The reservation's current values, as the form stores them. */
function useGuestOf(reservation: Reservation, areas: readonly AreaCode[]): Guest {
  const own = useOwnGuest(areas);
  const { contact, children, occasion, remarks } = reservation;
  const { title, firstName, lastName, areaCode, phone, email } = contact;
  return {
    ...own,
    title,
    firstName,
    lastName,
    reach: phone === undefined ? OWN : OTHER,
    phone: phone === undefined || areaCode === undefined ? own.phone : { area: areaCode, number: phone },
    email: email ?? '',
    children,
    occasion: occasion?.code ?? NO_OCCASION,
    remarks,
  };
}
