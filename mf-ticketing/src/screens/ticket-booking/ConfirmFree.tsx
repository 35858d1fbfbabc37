import { isApiError } from '@resort/shared/api';
import { currentLanguage, useText } from '@resort/shared/i18n';
import { dropAttempt, keyFor } from '@resort/shared/once';
import { useNavigate } from '@resort/shared/router';
import { to } from '@resort/shared/routes';
import { Button, LEAVING, Notice, useOneAtATime } from '@resort/shared/ui';
import { useState } from 'react';
import { usePayTicketsMutation } from '../../api/booking.ts';

interface ConfirmFreeProps {
  orderNo: string;
  voucherIds: string[];
}

/** Nothing is left to pay: one press, and the tickets are issued. */
export function ConfirmFree({ orderNo, voucherIds }: ConfirmFreeProps) {
  const t = useText('ticketing');
  const navigate = useNavigate();
  const [pay] = usePayTicketsMutation();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [confirm, isSending] = useOneAtATime(async () => {
    setRefusal(null);
    const result = to('/ticket-pay-result', { orderNo });
    const work = `ticket-free.${orderNo}`;
    const request = {
      orderNo,
      paySence: 'H5',
      voucherIds,
      expectedAmount: '0.00',
      returnUrl: `/${currentLanguage()}${result}`,
    };
    const { error } = await pay({ ...request, idempotencyKey: keyFor(work, request) });
    if (error !== undefined) {
      return setRefusal(isApiError(error) && error.errorCode !== null ? error.message : null);
    }
    dropAttempt(work);
    await navigate(result, { replace: true });
    return LEAVING;
  });
  return (
    <>
      {refusal === null ? null : <Notice tone="danger">{refusal}</Notice>}
      <Button wide busy={isSending} onClick={confirm}>
        {t('held.confirm')}
      </Button>
    </>
  );
}
