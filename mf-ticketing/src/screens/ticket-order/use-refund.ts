import { isApiError } from '@resort/shared/api';
import { useText } from '@resort/shared/i18n';
import { dropAttempt, keyFor } from '@resort/shared/once';
import { useNavigate } from '@resort/shared/router';
import { to } from '@resort/shared/routes';
import { LEAVING, showToast, useOneAtATime } from '@resort/shared/ui';
import { useState } from 'react';
import type { TicketOrder, TicketRow } from '../../../contract/index.ts';
import { useRefundTicketsMutation } from '../../api/my-orders.ts';
import { refundFee } from './refund-fee.ts';

/**
 * Refunds these tickets once, at a fee no higher than shown. After a refusal it reads the order again and shows the
 * error.
 */
export function useRefund({ orderNo }: TicketOrder, chosen: readonly TicketRow[], onRefused: () => void) {
  const t = useText('ticketing');
  const navigate = useNavigate();
  const [send] = useRefundTicketsMutation();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [refund, isRefunding] = useOneAtATime(async () => {
    setRefusal(null);
    const work = `refund-tickets.${orderNo}`;
    const request = {
      orderNo,
      ticketNos: chosen.map(({ ticketNo }) => ticketNo),
      expectedPenalty: refundFee(chosen),
    };
    const { data, error } = await send({ ...request, idempotencyKey: keyFor(work, request) });
    if (data === undefined) {
      // without an errorCode the reminder shows the error
      setRefusal(isApiError(error) && error.errorCode !== null ? error.message : null);
      return onRefused();
    }
    dropAttempt(work);
    showToast({ text: t('refunding.done') });
    await navigate(to('/ticket-order', { orderNo }), { replace: true });
    return LEAVING;
  });
  return { refund, isRefunding, refusal };
}
