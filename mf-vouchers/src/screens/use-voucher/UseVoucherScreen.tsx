import { isNotFound } from '@resort/shared/api';
import { useText } from '@resort/shared/i18n';
import { useSearchParams } from '@resort/shared/router';
import { to } from '@resort/shared/routes';
import { ButtonLink, EmptyState, ErrorCard, Page, SkeletonText, Waiting } from '@resort/shared/ui';
import { useState } from 'react';
import { useVoucherQuery } from '../../api/my-vouchers.ts';
import { receiptOf, type Receipt } from '../../vouchers/receipt-of.ts';
import { UsedReceipt } from '../../vouchers/UsedReceipt.tsx';
import { useStanding, type Standing } from '../../vouchers/use-standing.ts';
import { VoucherStanding } from '../../vouchers/VoucherStanding.tsx';
import { PinForm } from './PinForm.tsx';
import styles from './use-voucher.module.css';

/** The member hands the phone to the staff, who enter the outlet's PIN; that uses the voucher. */
export default function UseVoucherScreen() {
  const t = useText('vouchers');
  const id = useSearchParams()[0].get('id') ?? '';
  const {
    data: voucher,
    error,
    isFetching,
    refetch,
  } = useVoucherQuery({ id }, { refetchOnMountOrArgChange: true });
  const standing = useStanding(id, voucher);
  const isOpen = useOpenForm(standing);
  const [used, setUsed] = useState<Receipt>();
  const receipt = used ?? receiptOf(voucher);
  const toVouchers = (
    <ButtonLink look="quiet" wide to={to('/my-vouchers')}>
      {t('use.toVouchers')}
    </ButtonLink>
  );
  if (receipt && voucher) {
    return (
      <Page title={t('use.done')}>
        <UsedReceipt receipt={receipt} name={voucher.name} />
        {toVouchers}
      </Page>
    );
  }
  if (isNotFound(error)) {
    return (
      <Page title={t('sheet.title')}>
        <EmptyState title={t('use.unknown.title')} why={t('use.unknown.why')} action={toVouchers} />
      </Page>
    );
  }
  return (
    <Page title={t('use.title')} lead={t('use.lead')}>
      {voucher ? <p className={styles['name']}>{voucher.name}</p> : null}
      {voucher ? <VoucherStanding standing={standing} voucher={voucher} /> : null}
      {voucher && isOpen ? <PinForm voucher={voucher} onUsed={setUsed} /> : null}
      {voucher && !isOpen ? toVouchers : null}
      {voucher || error === undefined ? null : (
        <>
          <ErrorCard message={t('sheet.failed')} isRetrying={isFetching} onRetry={() => void refetch()} />
          {toVouchers}
        </>
      )}
      {voucher || error !== undefined ? null : (
        <Waiting>
          <SkeletonText lines={4} />
        </Waiting>
      )}
    </Page>
  );
}

/** The form stays open until the server responds; a second press uses the voucher at most once. */
function useOpenForm(standing: Standing): boolean {
  const [wasOpen, setWasOpen] = useState(false);
  if (standing === 'usable' && !wasOpen) setWasOpen(true);
  return standing === 'usable' || (standing === 'offline' && wasOpen);
}
