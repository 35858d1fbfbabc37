import { formatDateTime } from '@resort/shared/format';
import { currentLanguage, useText } from '@resort/shared/i18n';
import { useSearchParams } from '@resort/shared/router';
import { to } from '@resort/shared/routes';
import { ButtonLink } from '@resort/shared/ui';
import { PaymentResultPage } from '@resort/shared/ui/payment';
import { useTicketOrderQuery } from '../../api/my-orders.ts';

/** How the payment of tickets ended, and the way to them. */
export function TicketPaymentResult({ orderNo }: { orderNo: string }) {
  const t = useText('ticketing');
  const vouchers = useSearchParams()[0].get('vouchers') ?? undefined;
  const { data: order, isLoading } = useTicketOrderQuery({ orderNo });
  const unknown = isLoading ? null : undefined;
  return (
    <PaymentResultPage
      orderNo={orderNo}
      retryPath={to('/ticket-pay', { orderNo, vouchers })}
      startPath={to('/tickets')}
      what={order ? { name: order.title, date: formatDateTime(order.startsAt, currentLanguage()) } : unknown}
    >
      <ButtonLink wide to={to('/ticket-order', { orderNo })}>
        {t('pay.toOrder')}
      </ButtonLink>
    </PaymentResultPage>
  );
}
