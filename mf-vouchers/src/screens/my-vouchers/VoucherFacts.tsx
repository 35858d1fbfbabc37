import { formatDate } from '@resort/shared/format';
import { currentLanguage, useText } from '@resort/shared/i18n';
import type { MyVoucher } from '../../../contract/index.ts';
import { useLastDay, VoucherState } from '../../vouchers/VoucherState.tsx';
import { useWorth } from '../../vouchers/worth.ts';
import styles from './voucher-sheet.module.css';

/** Its value, validity and outlets. */
export function VoucherFacts({ voucher }: { voucher: MyVoucher }) {
  const t = useText('vouchers');
  const { figure, terms } = useWorth(voucher);
  const lastDay = useLastDay(voucher);
  const { started, status, validFrom, properties } = voucher;
  const from =
    started || status !== 'TAKEN'
      ? []
      : [t('validity.from', { date: formatDate(validFrom, currentLanguage()) })];
  const places = properties.map(({ name }) => name);
  const where =
    places.length === 0 ? t('places.all') : new Intl.ListFormat(document.documentElement.lang).format(places);
  return (
    <div className={styles['facts']}>
      <VoucherState voucher={voucher} />
      <p className={styles['figure']}>{figure}</p>
      {[...terms, ...from, lastDay, where].map((line) => (
        <p key={line} className={styles['line']}>
          {line}
        </p>
      ))}
    </div>
  );
}
