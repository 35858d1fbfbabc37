import { isApiError } from '@resort/shared/api';
import { dropAttempt, keyFor } from '@resort/shared/once';
import { useNavigate } from '@resort/shared/router';
import { to } from '@resort/shared/routes';
import { LEAVING, useOneAtATime } from '@resort/shared/ui';
import { useRef, useState } from 'react';
import { useGiveTicketMutation } from '../../api/tickets.ts';
import type { Wanted } from '../../booking/use-hold.ts';

/** Tickets that an invitation brings: there is nothing to hold and nothing to pay, they are the member's at once. */
export function useInvited() {
  const navigate = useNavigate();
  const [give] = useGiveTicketMutation();
  const [refusal, setRefusal] = useState<string | null>(null);
  const latest = useRef<Wanted | null>(null);
  const [start, isTaking] = useOneAtATime(async () => {
    const wanted = latest.current;
    if (wanted === null || wanted.inviteId === null) return undefined;
    setRefusal(null);
    const { ticketId, performanceId, inviteId, items } = wanted;
    const work = `ticket-invited.${performanceId}`;
    const request = { mode: 'INVITE' as const, ticketId, performanceId, inviteId, items: [...items] };
    const { data, error } = await give({ ...request, idempotencyKey: keyFor(work, request) });
    if (data?.mode !== 'INVITE') {
      return setRefusal(isApiError(error) && error.errorCode !== null ? error.message : null);
    }
    dropAttempt(work);
    await navigate(to('/ticket-order', { orderNo: data.orderNo }), { replace: true });
    return LEAVING;
  });
  return {
    take: (wanted: Wanted) => {
      latest.current = wanted;
      start();
    },
    isTaking,
    refusal,
  };
}
