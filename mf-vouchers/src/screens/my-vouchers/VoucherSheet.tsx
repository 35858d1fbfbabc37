import { baseApi, isNotFound } from '@resort/shared/api';
import { useText } from '@resort/shared/i18n';
import { useDispatch } from '@resort/shared/redux';
import { to } from '@resort/shared/routes';
import { ButtonLink, EmptyState, ErrorCard, SkeletonText, useOnline, Waiting } from '@resort/shared/ui';
import { Sheet } from '@resort/shared/ui/sheet';
import { AddToWallet } from '@resort/shared/ui/wallet';
import { useEffect, useRef } from 'react';
import type { MyVoucher, VoucherInfo } from '../../../contract/index.ts';
import { useVoucherQuery } from '../../api/my-vouchers.ts';
import { receiptOf } from '../../vouchers/receipt-of.ts';
import { UsedReceipt } from '../../vouchers/UsedReceipt.tsx';
import { useStanding } from '../../vouchers/use-standing.ts';
import { VoucherStanding } from '../../vouchers/VoucherStanding.tsx';
import { VoucherDetails } from './VoucherDetails.tsx';
import { VoucherCode } from './VoucherCode.tsx';
import { VoucherFacts } from './VoucherFacts.tsx';
import styles from './voucher-sheet.module.css';

interface VoucherSheetProps {
  id: string;
  /** its data from the list; undefined if it was opened by the address alone */
  known: MyVoucher | undefined;
  onClose: () => void;
}

/** One voucher over the list: its code, or why there is none; its value, outlets and terms. */
export default function VoucherSheet({ id, known, onClose }: VoucherSheetProps) {
  const t = useText('vouchers');
  const { data: info, error, isFetching, refetch } = useVoucherQuery({ id });
  const voucher = info ?? known;
  const standing = useStanding(id, voucher);
  useReadListWhenUsed(info);
  const receipt = receiptOf(info);
  const isUsable = standing === 'usable' && info !== undefined;
  return (
    <Sheet
      isOpen
      isInAddress
      onClose={onClose}
      title={voucher?.name ?? t('sheet.title')}
      footer={
        isUsable ? (
          <ButtonLink look="quiet" wide to={to('/use-voucher', { id })}>
            {t('sheet.byPin')}
          </ButtonLink>
        ) : undefined
      }
    >
      <div className={styles['sheet']}>
        {isUsable ? <VoucherCode voucher={info} /> : null}
        {isUsable ? <AddToWallet pass={{ kind: 'VOUCHER', id }} /> : null}
        {receipt ? <UsedReceipt receipt={receipt} /> : null}
        {voucher && !receipt ? <VoucherStanding standing={standing} voucher={voucher} /> : null}
        {voucher ? <VoucherFacts voucher={voucher} /> : null}
        {info ? <VoucherDetails voucher={info} /> : null}
        {info || error === undefined ? null : (
          <Failed error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
        )}
        {info || error !== undefined ? null : (
          <Waiting>
            <SkeletonText lines={8} />
          </Waiting>
        )}
      </div>
    </Sheet>
  );
}

interface FailedProps {
  error: unknown;
  isRetrying: boolean;
  onRetry: () => void;
}

function Failed({ error, isRetrying, onRetry }: FailedProps) {
  const t = useText('vouchers');
  const isOnline = useOnline();
  // offline a retry is useless, so the sheet shows the data from the list
  if (!isOnline) return null;
  if (isNotFound(error)) return <EmptyState title={t('use.unknown.title')} why={t('use.unknown.why')} />;
  return <ErrorCard message={t('sheet.failed')} isRetrying={isRetrying} onRetry={onRetry} />;
}

/** A voucher that staff scanned while it was open here changes the list below, and its counts. */
function useReadListWhenUsed(info: VoucherInfo | undefined): void {
  const dispatch = useDispatch();
  const before = useRef(info?.status);
  useEffect(() => {
    if (before.current === 'TAKEN' && info?.status === 'BURNED') {
      dispatch(baseApi.util.invalidateTags(['Voucher']));
    }
    before.current = info?.status;
  }, [info?.status, dispatch]);
}
