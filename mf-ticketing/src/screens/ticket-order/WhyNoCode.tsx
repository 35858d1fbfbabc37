import { formatDateTime } from '@resort/shared/format';
import { currentLanguage, useText } from '@resort/shared/i18n';
import { Illustration } from '@resort/shared/ui/illustration';
import type { TicketRow } from '../../../contract/index.ts';
import styles from './ticket-slip.module.css';

/** Shown instead of the code: the state of a ticket that cannot be used now. */
export function WhyNoCode({ ticket, isMissing }: { ticket: TicketRow; isMissing: boolean }) {
  const words = useWords(ticket, isMissing);
  return (
    <div className={styles['instead']}>
      {ticket.status === 'VERIFIED' ? (
        <div className={styles['art']}>
          <Illustration of="done" />
        </div>
      ) : null}
      <output>{words}</output>
    </div>
  );
}

function useWords({ status, verifiedAt, gift }: TicketRow, isMissing: boolean): string {
  const t = useText('ticketing');
  const at = (instant: string) => formatDateTime(instant, currentLanguage());
  switch (status) {
    case 'VERIFIED':
      return verifiedAt === null ? t('wallet.used') : t('wallet.usedAt', { time: at(verifiedAt) });
    case 'GIFT_PENDING':
      return gift === null
        ? t('wallet.GIFT_PENDING')
        : t('wallet.giftUntil', { to: gift.to, time: at(gift.until) });
    case 'REFUNDED':
      return t('wallet.isRefunded');
    case 'VOID':
      return t('wallet.givenAway');
    case 'ISSUED':
      return t(isMissing ? 'wallet.bindFirst' : 'wallet.over');
  }
}
