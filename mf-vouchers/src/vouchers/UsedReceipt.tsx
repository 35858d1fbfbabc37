import { formatDateTime } from '@resort/shared/format';
import { currentLanguage, useText } from '@resort/shared/i18n';
import { Check } from '@resort/shared/ui';
import type { Receipt } from './receipt-of.ts';
import styles from './used-receipt.module.css';

interface UsedReceiptProps {
  receipt: Receipt;
  /** the voucher's title; omitted if it is shown above already */
  name?: string;
}

/** That a voucher has been used, for the member and for the staff who look at the phone; announced as it appears. */
export function UsedReceipt({ receipt: { burnedAt, outlet, receiptNo }, name }: UsedReceiptProps) {
  const t = useText('vouchers');
  return (
    <output className={styles['receipt']}>
      <span className={styles['mark']}>
        <Check size={28} aria-hidden="true" />
      </span>
      <strong className={styles['title']}>{t('used.title')}</strong>
      {name === undefined ? null : <span>{name}</span>}
      {outlet === null ? null : <span>{outlet}</span>}
      <span>{formatDateTime(burnedAt, currentLanguage())}</span>
      <span className={styles['number']}>{t('used.receipt', { number: receiptNo })}</span>
    </output>
  );
}
