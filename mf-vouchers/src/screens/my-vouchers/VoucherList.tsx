import { useText } from '@resort/shared/i18n';
import { to } from '@resort/shared/routes';
import { EmptyState, Notice } from '@resort/shared/ui';
import { Illustration } from '@resort/shared/ui/illustration';
import { PagedList, type PagesQuery } from '@resort/shared/ui/list';
import type { MyVoucher } from '../../../contract/index.ts';
import { VoucherTicket } from '../../vouchers/VoucherTicket.tsx';
import { TicketBones } from './TicketBones.tsx';
import styles from './my-vouchers.module.css';
import type { Status } from './statuses.ts';

interface VoucherListProps {
  status: Status;
  query: PagesQuery;
  /** undefined: not known yet */
  rows: MyVoucher[] | undefined;
  /** how many of the usable ones; undefined: not known yet, and counted among the rows, the first of which they are */
  expiringSoon: number | undefined;
}

/** The vouchers of one tab; those that expire first come first. */
export function VoucherList({ status, query, rows, expiringSoon }: VoucherListProps) {
  const soon = expiringSoon ?? rows?.filter((row) => row.expiringSoon).length ?? 0;
  const t = useText('vouchers');
  const address = (id: string) =>
    to('/my-vouchers', { status: status === 'usable' ? undefined : status, id });
  return (
    <div className={styles['list']}>
      {rows !== undefined && status === 'usable' && soon > 0 ? (
        <Notice tone="warning">{t('mine.expiringSoon', { count: soon })}</Notice>
      ) : null}
      <PagedList
        label={t(`mine.${status}`)}
        query={query}
        items={rows}
        keyOf={({ id }) => id}
        render={(voucher) => <VoucherTicket voucher={voucher} to={address(voucher.id)} />}
        waiting={<TicketBones />}
        failed={t('mine.failed')}
        empty={
          <EmptyState
            art={<Illustration of="vouchers" />}
            title={t(`mine.none.${status}.title`)}
            why={t(`mine.none.${status}.why`)}
          />
        }
      />
    </div>
  );
}
