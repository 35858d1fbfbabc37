import { useId } from 'react';
import { CardBox, CardLink, Picture } from '@resort/shared/ui';
import type { MyVoucher } from '../../contract/index.ts';
import styles from './voucher-ticket.module.css';
import { useLastDay, VoucherState } from './VoucherState.tsx';
import { useWorth } from './worth.ts';

/** A voucher in the list, as a ticket; a press anywhere opens it. `to`: the list itself, with the voucher's id. */
export function VoucherTicket({ voucher, to }: { voucher: MyVoucher; to: string }) {
  const { figure, terms } = useWorth(voucher);
  const lastDay = useLastDay(voucher);
  const line = useId();
  const isOver = voucher.status !== 'TAKEN' && voucher.status !== 'HELD';
  return (
    <CardBox className={`${styles['ticket']} ${isOver ? styles['over'] : ''}`}>
      <div className={styles['stub']}>
        <Picture src={voucher.picture.src} alt="" ratio="1:1" />
      </div>
      <div className={styles['body']}>
        <VoucherState voucher={voucher} />
        <h2 className={styles['name']}>
          {/* the sheet opens over this list, which keeps its position */}
          <CardLink
            to={to}
            aria-describedby={line}
            state={FROM_LIST}
            preventScrollReset
            viewTransition={false}
          >
            {voucher.name}
          </CardLink>
        </h2>
        <p className={styles['figure']}>{figure}</p>
        {/* with its own number, which alone distinguishes two vouchers of one kind */}
        <p id={line} className={styles['line']}>
          {[lastDay, ...terms, voucher.code].join(' · ')}
        </p>
      </div>
    </CardBox>
  );
}

/** Marks the history entry of a sheet that was opened from the list below it, so that closing goes back. */
export const FROM_LIST = { fromList: true };
