import { isApiError } from '@resort/shared/api';
import { dropAttempt, onceKey } from '@resort/shared/once';
import { useOneAtATime } from '@resort/shared/ui';
import { useState } from 'react';
import { useTakeCouponMutation } from '../../api/coupons.ts';

export interface TakeCoupon {
  take: () => void;
  isTaking: boolean;
  /** id of the voucher that was claimed here; undefined: none */
  taken: string | undefined;
  /** why not, in the member's language */
  refusal: string | null;
}

/**
 * Claims a coupon, once for each press. A lost response keeps the key, so that the next press repeats the same request.
 * The reminder reports the missing response.
 */
export function useTakeCoupon(couponCode: string): TakeCoupon {
  const [send] = useTakeCouponMutation();
  const [taken, setTaken] = useState<string>();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [take, isTaking] = useOneAtATime(async () => {
    const work = `take-coupon.${couponCode}`;
    setRefusal(null);
    try {
      const { voucherId } = await send({ couponCode, idempotencyKey: onceKey(work) }).unwrap();
      dropAttempt(work);
      setTaken(voucherId);
    } catch (failure) {
      if (!isApiError(failure)) throw failure;
      if (failure.errorCode === null) return; // the reminder shows the error
      dropAttempt(work);
      setRefusal(failure.message);
    }
  });
  return { take, isTaking, taken, refusal };
}
