import { useAnswerTillMutation, useTillRequestsQuery, type TillRequest } from '../calls/till.ts';
import { formatAmount } from '@resort/shared/format';
import { isApiError } from '@resort/shared/api';
import { useText } from '@resort/shared/i18n';
import { Button, Dialog, Notice, showToast } from '@resort/shared/ui';
import { Countdown } from '@resort/shared/ui/amount';
import { useState } from 'react';
import styles from './layout.module.css';

const EVERY_MS = 2_000;

/** What a till asks the member to confirm, one at a time, while a code is on the screen. */
export default function TillRequests() {
  const { data, refetch } = useTillRequestsQuery(undefined, {
    pollingInterval: EVERY_MS,
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
    refetchOnMountOrArgChange: true,
  });
  const request = data?.[0];
  if (request === undefined) return null;
  return <Confirm key={request.id} request={request} onOver={() => void refetch()} />;
}

function Confirm({ request, onOver }: { request: TillRequest; onOver: () => void }) {
  const t = useText('shell');
  const kit = useText('kit');
  const [send, { isLoading }] = useAnswerTillMutation();
  const { id, place, currency, amount, dollars, voucher, confirmBy } = request;
  const [refusal, setRefusal] = useState<string | null>(null);
  const answer = async (agrees: boolean) => {
    const result = await send({ id, agrees });
    if (result.error === undefined) {
      if (agrees) showToast({ text: t('till.done') });
    } else if (isApiError(result.error) && result.error.errorCode !== null) setRefusal(result.error.message);
  };
  return (
    <Dialog kind="modal" labelledBy="till-title" describedBy="till-text" onClose={() => void answer(false)}>
      <div className={styles['reminder']}>
        <h2 id="till-title" className={styles['heading']}>
          {t('till.title')}
        </h2>
        <div id="till-text" className={styles['till']}>
          <p>{voucher === null ? t('till.text', { place }) : t('till.voucher', { place })}</p>
          {voucher === null ? null : <p>{voucher}</p>}
          <p className={styles['sum']}>{formatAmount(amount, currency)}</p>
          {dollars === null ? null : <p>{kit('fields.amount.dollars', { amount: formatAmount(dollars) })}</p>}
        </div>
        {refusal === null ? null : <Notice tone="danger">{refusal}</Notice>}
        <Countdown label={t('till.left')} until={Date.parse(confirmBy)} onEnd={onOver} />
        <Button wide busy={isLoading} onClick={() => void answer(true)}>
          {t('till.confirm')}
        </Button>
        <Button wide look="plain" onClick={() => void answer(false)}>
          {t('till.decline')}
        </Button>
      </div>
    </Dialog>
  );
}
