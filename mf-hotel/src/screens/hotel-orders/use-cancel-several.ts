import { isApiError } from '@resort/shared/api';
import { useText } from '@resort/shared/i18n';
import { dropAttempt, keyFor } from '@resort/shared/once';
import { showToast, useOneAtATime } from '@resort/shared/ui';
import { moneyText, parseMoney } from '@resort/shared/ui/amount';
import { useState } from 'react';
import type { HotelOrderDetail } from '../../../contract/index.ts';
import { useCancelStaysMutation } from '../../api/changes.ts';
import { useLazyHotelOrderQuery } from '../../api/orders.ts';

const WORK = 'cancel-stays';

export interface CancelSeveral {
  /** reads the current fee of each chosen stay, and then asks for confirmation */
  ask: () => void;
  isAsking: boolean;
  /** the bookings to confirm; null: none */
  fees: readonly HotelOrderDetail[] | null;
  confirm: () => void;
  isCancelling: boolean;
  /** does nothing after all */
  leave: () => void;
  /** why some were not cancelled, in the member's language */
  refusals: readonly string[];
}

/** Cancels several stays at most at the fees that were shown. */
export function useCancelSeveral(ids: readonly string[], onDone: () => void): CancelSeveral {
  const t = useText('hotel');
  const [read] = useLazyHotelOrderQuery();
  const [send] = useCancelStaysMutation();
  const [fees, setFees] = useState<readonly HotelOrderDetail[] | null>(null);
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const [ask, isAsking] = useOneAtATime(async () => {
    setRefusals([]);
    const answers = await Promise.all(ids.map((id) => read({ id })));
    const known = answers.flatMap(({ data, isError }) => (data === undefined || isError ? [] : [data]));
    if (known.length < ids.length) setRefusals([t('several.unknown')]);
    else setFees(known);
  });
  const [confirm, isCancelling] = useOneAtATime(async () => {
    if (fees === null) return;
    const total = fees.reduce((sum, { penaltyNow }) => sum + parseMoney(penaltyNow), 0n);
    const request = { ids: fees.map(({ id }) => id), expectedPenaltyTotal: moneyText(total) };
    const { data, error } = await send({ ...request, idempotencyKey: keyFor(WORK, request) });
    setFees(null);
    if (data === undefined) {
      const message = isApiError(error) && error.errorCode !== null ? error.message : null;
      setRefusals(message === null ? [] : [message]);
      return;
    }
    dropAttempt(WORK);
    const refused = data.results.filter(({ code }) => code !== 0).map(({ message }) => message);
    const count = data.results.length - refused.length;
    if (count > 0) showToast({ text: t('several.done', { count }) });
    if (refused.length === 0) onDone();
    else setRefusals([...new Set(refused)]);
  });
  return { ask, isAsking, fees, confirm, isCancelling, leave: () => setFees(null), refusals };
}
