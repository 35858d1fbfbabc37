import type { CartItem } from '@resort/shared/calls/cart';
import type { AreaCode } from '@resort/shared/calls/one-time-code';
import { formatAmount } from '@resort/shared/format';
import { useText } from '@resort/shared/i18n';
import { useMember } from '@resort/shared/session';
import { Button, Notice, useOnline } from '@resort/shared/ui';
import { PriceBreakdown } from '@resort/shared/ui/amount';
import { Form } from '@resort/shared/ui/form';
import { BookingFields } from '../../booking/BookingFields.tsx';
import { Unanswered } from '../../booking/Unanswered.tsx';
import { DRAFT } from '../../booking/draft.ts';
import { useBookingForm } from '../../booking/use-booking-form.ts';
import { initialValues, requestOf } from '../../booking/values.ts';
import { useReserveCart } from './use-reserve-cart.ts';

export interface CartFormProps {
  /** those that can be had */
  items: readonly CartItem[];
  total: string;
  currency: string;
  areas: readonly AreaCode[];
  /** the cart is not what is shown any more */
  onStale: () => void;
}

/** One guest for all of it, who is asked for at every desk. */
export default function CartForm({ items, total, currency, areas, onStale }: CartFormProps) {
  const t = useText('hotel');
  const isOnline = useOnline();
  const { unanswered, isSending, send, refused } = useReserveCart(items, onStale);
  const form = useBookingForm({
    initial: initialValues(1, useMember()),
    areas,
    draft: DRAFT,
    onValid: (values, phone) => {
      const { signTimerStr: _of, ...who } = requestOf(values, {
        signTimerStr: '',
        rooms: 1,
        phone,
        dollars: null,
      });
      send({
        ...who,
        cartItemIds: items.map(({ cartItemId }) => cartItemId),
        signTimerStrs: items.map(({ signTimerStr }) => signTimerStr ?? ''),
      });
    },
  });
  if (unanswered !== null) {
    return <Unanswered unanswered={unanswered} isSending={isSending} send={send} />;
  }
  return (
    <Form form={form}>
      {refused === null ? null : <Notice tone="danger">{refused}</Notice>}
      <BookingFields form={form} areas={areas} rooms={1} />
      <PriceBreakdown
        lines={items.map(({ title, price }) => ({ kind: 'item', label: title, amount: price }))}
        total={total}
        currency={currency}
      />
      <Button type="submit" wide busy={isSending} unavailable={isOnline ? undefined : t('order.offline')}>
        {t('details.book', { amount: formatAmount(total, currency) })}
      </Button>
    </Form>
  );
}
