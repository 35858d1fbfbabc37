import { isApiError } from '@resort/shared/api';
import { useText } from '@resort/shared/i18n';
import { dropAttempt, keyFor } from '@resort/shared/once';
import { useNavigate } from '@resort/shared/router';
import { to } from '@resort/shared/routes';
import { LEAVING, showToast, useOneAtATime } from '@resort/shared/ui';
import { useRef, useState } from 'react';
import type { HotelOrderDetail } from '../../../contract/index.ts';
import { useChangeStayMutation, type StayChange } from '../../api/changes.ts';

/**
 * Changes the displayed version of a booking, once, then leads to the payment if a difference is due, else back to the
 * booking. The booking is read again, also after a refusal, because somebody else may have changed it.
 */
export function useChange({ id, version }: HotelOrderDetail, onRefused?: () => void) {
  const t = useText('hotel');
  const navigate = useNavigate();
  const [send] = useChangeStayMutation();
  const [refusal, setRefusal] = useState<string | null>(null);
  const wanted = useRef<StayChange>({});
  const [start, isChanging] = useOneAtATime(async () => {
    setRefusal(null);
    const work = `change-stay.${id}`;
    const request = { id, version, ...wanted.current };
    const { data, error } = await send({ ...request, idempotencyKey: keyFor(work, request) });
    if (data === undefined) {
      if (!isApiError(error) || error.errorCode === null) return undefined; // the reminder shows the error
      setRefusal(error.message);
      onRefused?.();
      return undefined;
    }
    dropAttempt(work);
    if (data.pay === null) showToast({ text: t('change.done') });
    const next =
      data.pay === null ? to('/hotel-order', { id }) : to('/checkout', { id: data.pay.id, of: id });
    await navigate(next, { replace: true });
    return LEAVING;
  });
  const change = (by: StayChange) => {
    wanted.current = by;
    start();
  };
  return { change, isChanging, refusal };
}
