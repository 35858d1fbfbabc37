import { ChevronRight } from 'lucide-react';
import { useText } from '../../i18n/index.ts';
import styles from './payment.module.css';

export interface VoucherChoice {
  /** what is used; null: none */
  label: string | null;
  /** leads to where they are chosen; without it they stay as they are */
  onChoose?: () => void;
}

/** The order's vouchers in one line. */
export function VoucherLine({ label, onChoose }: VoucherChoice) {
  const t = useText('shell');
  const words = (
    <>
      <span className={styles['name']}>{t('payment.vouchers')}</span>
      <span className={styles['value']}>
        {label ?? (onChoose ? t('payment.chooseVoucher') : t('payment.noVoucher'))}
      </span>
    </>
  );
  if (onChoose === undefined) return <p className={styles['voucher']}>{words}</p>;
  return (
    <button type="button" className={styles['voucher']} onClick={onChoose}>
      {words}
      <ChevronRight size={20} aria-hidden="true" className={styles['arrow']} />
    </button>
  );
}
