import { isApiError } from '@resort/shared/api';
import { useChoosableVouchersQuery, type ChoosableVoucher } from '@resort/shared/calls/voucher-choice';
import { useText } from '@resort/shared/i18n';
import { useSearchParams } from '@resort/shared/router';
import { to } from '@resort/shared/routes';
import { Button, ButtonLink, ErrorCard, SectionHeading, Skeleton, useOffline } from '@resort/shared/ui';
import { parseMoney, PriceBreakdown } from '@resort/shared/ui/amount';
import { VoucherFields } from '@resort/shared/ui/deductions';
import type { EventDetail, TicketAmount, TicketOrder } from '../../../contract/index.ts';
import { useTicketAmountQuery } from '../../api/booking.ts';
import styles from '../../booking/booking.module.css';
import { linesOf } from '../../booking/price-lines.ts';
import { MOST_VOUCHERS, vouchersIn } from '../../booking/vouchers.ts';
import { ConfirmFree } from './ConfirmFree.tsx';

interface HeldPriceProps {
  event: EventDetail;
  order: TicketOrder;
}

/** Vouchers, the total, and the button to the payment. */
export function HeldPrice({ event, order }: HeldPriceProps) {
  const t = useText('ticketing');
  const [params] = useSearchParams();
  const voucherIds = vouchersIn(params);
  const { orderNo } = order;
  const { currentData, error, isFetching, refetch } = useTicketAmountQuery(
    { orderNo, voucherIds },
    { refetchOnMountOrArgChange: true },
  );
  const vouchers = useChoosableVouchersQuery(
    { orderNo, pageNum: 1, pageSize: 20 },
    { skip: !event.takesVouchers, refetchOnMountOrArgChange: true },
  );
  const nameOf = (id: string) => vouchers.data?.list.find((voucher) => voucher.id === id)?.name ?? '';
  // the vouchers would appear above the button, under a finger
  const amount = vouchers.isLoading ? undefined : currentData;
  return (
    <section className={styles['part']} aria-labelledby="held-price">
      <SectionHeading id="held-price" title={t('held.price')} />
      {vouchers.data === undefined ? null : (
        <Vouchers found={vouchers.data} chosen={voucherIds} amount={currentData} />
      )}
      {currentData === undefined && error !== undefined ? (
        <ErrorCard
          message={(isApiError(error) ? error.message : null) ?? t('held.failed')}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : null}
      {amount === undefined ? (
        error === undefined ? (
          <Skeleton height={96} />
        ) : null
      ) : (
        <>
          <PriceBreakdown lines={linesOf(amount, nameOf)} total={amount.payable} currency={amount.currency} />
          <Onwards order={order} amount={amount} voucherIds={voucherIds} />
        </>
      )}
    </section>
  );
}

interface OnwardsProps {
  order: TicketOrder;
  amount: TicketAmount;
  voucherIds: string[];
}

function Onwards({ order: { orderNo, missing }, amount, voucherIds }: OnwardsProps) {
  const t = useText('ticketing');
  const offline = useOffline('kept');
  const whyNot =
    offline ??
    (missing.includes('SEATS')
      ? t('booking.chooseSeats')
      : missing.includes('GUESTS')
        ? t('held.nameGuests')
        : undefined);
  if (whyNot !== undefined) {
    return (
      <Button wide unavailable={whyNot}>
        {t('held.toPay')}
      </Button>
    );
  }
  if (parseMoney(amount.payable) === 0n) return <ConfirmFree orderNo={orderNo} voucherIds={voucherIds} />;
  const vouchers = voucherIds.length === 0 ? undefined : voucherIds.join(',');
  return (
    <ButtonLink wide to={to('/ticket-pay', { orderNo, vouchers })}>
      {t('held.toPay')}
    </ButtonLink>
  );
}

interface VouchersProps {
  found: { list: readonly ChoosableVoucher[]; proposed: readonly string[] };
  chosen: readonly string[];
  amount: TicketAmount | undefined;
}

/** The member's vouchers that reduce the price of this order; nothing if there are none. */
function Vouchers({ found: { list, proposed }, chosen, amount }: VouchersProps) {
  const t = useText('ticketing');
  const [, setParams] = useSearchParams();
  const vouchers = list.filter(({ id, applicable }) => applicable || chosen.includes(id));
  if (vouchers.length === 0) return null;
  const choose = (ids: string) =>
    setParams(
      (before) => {
        if (ids === '') before.delete('vouchers');
        else before.set('vouchers', ids);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  const { applied = [], rejected = [] } = amount ?? {};
  return (
    <fieldset className={styles['vouchers']}>
      <legend>{t('held.vouchers')}</legend>
      <VoucherFields
        binding={{ name: 'vouchers', value: chosen.join(','), onChange: choose, onBlur: () => undefined }}
        deductions={{ vouchers, proposed, applied, rejected }}
        most={MOST_VOUCHERS}
      />
    </fieldset>
  );
}
