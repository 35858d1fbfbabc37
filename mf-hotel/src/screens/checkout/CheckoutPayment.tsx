import { useDollarBalanceQuery } from '@resort/shared/calls/dollar-balance';
import { useText } from '@resort/shared/i18n';
import { to } from '@resort/shared/routes';
import { ButtonLink, EmptyState, ErrorCard, Page, SkeletonRows, Waiting } from '@resort/shared/ui';
import { parseMoney, type PriceLine } from '@resort/shared/ui/amount';
import { Illustration } from '@resort/shared/ui/illustration';
import { PaymentStep } from '@resort/shared/ui/payment';
import type { Checkout } from '../../../contract/index.ts';
import { useCheckoutQuery } from '../../api/orders.ts';
import { isNoOrder } from '../../orders/is-no-order.ts';
import { NoOrder } from '../../orders/NoOrder.tsx';
import { datesText } from '../../orders/stay-words.ts';
import { OnTheSpot } from './OnTheSpot.tsx';

interface CheckoutPaymentProps {
  id: string;
  /** the booking whose change this pays */
  changed: string | undefined;
}

/** The payment for a hold: one stay, several cart items, or the difference of a change. */
export default function CheckoutPayment({ id, changed }: CheckoutPaymentProps) {
  const t = useText('hotel');
  const { data, error, isError, isFetching, refetch } = useCheckoutQuery(
    { id },
    { refetchOnMountOrArgChange: true },
  );
  if (isNoOrder(error)) return <NoOrder title={t('checkout.title')} />;
  if (data === undefined) {
    return (
      <Page title={t('checkout.title')}>
        {isError ? (
          <ErrorCard message={t('order.failed')} onRetry={() => void refetch()} isRetrying={isFetching} />
        ) : (
          <Waiting>
            <SkeletonRows />
          </Waiting>
        )}
      </Page>
    );
  }
  if (data.state === 'OVER') return <Over />;
  if (data.pay === null) return <NothingToPay checkout={data} changed={changed} />;
  return <ToPay checkout={data} pay={data.pay} changed={changed} onStale={() => void refetch()} />;
}

interface ToPayProps {
  checkout: Checkout;
  pay: NonNullable<Checkout['pay']>;
  changed: string | undefined;
  onStale: () => void;
}

function ToPay({ checkout, pay, changed, onStale }: ToPayProps) {
  const t = useText('hotel');
  // one Resort Dollar is one pataca, so orders in other currencies accept none
  const takesDollars = pay.currency === 'MOP';
  const balance = useDollarBalanceQuery(undefined, { skip: !takesDollars, refetchOnMountOrArgChange: true });
  return (
    <Page title={t('checkout.title')} lead={t('checkout.lead')}>
      {balance.isLoading ? (
        <Waiting>
          <SkeletonRows />
        </Waiting>
      ) : (
        <PaymentStep
          order={{ ...pay, payable: pay.amount }}
          lines={linesOf(checkout, t('order.vouchers'))}
          dollars={takesDollars ? (balance.data?.available ?? null) : null}
          resultPath={to('/pay-result', { orderNo: pay.orderNo, id: checkout.id, of: changed })}
          orderPath={orderPathOf(checkout, changed)}
          onStale={onStale}
        />
      )}
      <OnTheSpot
        items={checkout.items.map((item) => ({ ...item, key: item.orderNo }))}
        currency={checkout.currency}
      />
    </Page>
  );
}

function linesOf({ items, vouchers, dollars }: Checkout, voucherLabel: string): PriceLine[] {
  const isSome = (amount: string) => parseMoney(amount) !== 0n;
  return [
    ...items
      .filter(({ onSpot }) => !onSpot)
      .map(({ title, dates, total }) => ({
        kind: 'item' as const,
        label: dates.length === 0 ? title : `${title} · ${datesText(dates)}`,
        amount: total,
      })),
    ...(isSome(vouchers) ? [{ kind: 'voucher' as const, label: voucherLabel, amount: `-${vouchers}` }] : []),
    ...(isSome(dollars) ? [{ kind: 'dollars' as const, amount: `-${dollars}` }] : []),
  ];
}

/** The one stay that it is about, where it is one. */
const bookingOf = ({ items }: Checkout, changed: string | undefined): string | undefined =>
  changed ?? (items.length === 1 ? items[0]?.id : undefined);

function orderPathOf(checkout: Checkout, changed: string | undefined): string {
  const id = bookingOf(checkout, changed);
  return id === undefined ? to('/hotel-orders') : to('/hotel-order', { id });
}

function NothingToPay({ checkout, changed }: { checkout: Checkout; changed: string | undefined }) {
  const t = useText('hotel');
  const booking = bookingOf(checkout, changed);
  return (
    <Page title={t('checkout.title')}>
      <EmptyState
        art={<Illustration of="done" />}
        title={t('checkout.nothing')}
        why={t('checkout.nothingWhy')}
        action={
          <ButtonLink to={orderPathOf(checkout, changed)}>
            {t(booking === undefined ? 'link.orders' : 'link.order')}
          </ButtonLink>
        }
      />
    </Page>
  );
}

/** The hold expired, before or while the screen was open. */
function Over() {
  const t = useText('hotel');
  return (
    <Page title={t('checkout.over')}>
      <EmptyState
        art={<Illustration of="search" />}
        title={t('checkout.overTitle')}
        why={t('checkout.overWhy')}
        action={<ButtonLink to={to('/hotels')}>{t('link.hotels')}</ButtonLink>}
      />
    </Page>
  );
}
