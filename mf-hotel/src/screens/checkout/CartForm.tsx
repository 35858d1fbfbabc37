import type { CartItem } from '@resort/shared/calls/cart';
import type { AreaCode } from '@resort/shared/calls/one-time-code';
import { formatAmount } from '@resort/shared/format';
import { useText } from '@resort/shared/i18n';
import { useMember } from '@resort/shared/session';
import { Button, Notice, Split, useOffline } from '@resort/shared/ui';
import { isNothing, moneyText, parseMoney, PriceBreakdown } from '@resort/shared/ui/amount';
import {
  DeductionFields,
  deductionLines,
  useDeductionProblem,
  useDeductions,
  type Deductions,
} from '@resort/shared/ui/deductions';
import { Form } from '@resort/shared/ui/form';
import { useEffect, useRef } from 'react';
import { BookingFields } from '../../booking/BookingFields.tsx';
import { Unanswered } from '../../booking/Unanswered.tsx';
import { DRAFT } from '../../booking/draft.ts';
import { useBookingForm } from '../../booking/use-booking-form.ts';
import { initialValues, requestOf } from '../../booking/values.ts';
import { OnTheSpot } from './OnTheSpot.tsx';
import { useReserveCart } from './use-reserve-cart.ts';

export interface CartFormProps {
  /** the available ones */
  items: readonly CartItem[];
  total: string;
  currency: string;
  areas: readonly AreaCode[];
  /** the cart has changed since it was shown */
  onStale: () => void;
}

/** One guest for all items. */
export default function CartForm({ items, total, currency, areas, onStale }: CartFormProps) {
  const t = useText('hotel');
  const offline = useOffline('kept');
  const { unanswered, isSending, send, refused } = useReserveCart(items, onStale);
  const taken = useRef<Deductions['request']>({});
  const cartItemIds = items.map(({ cartItemId }) => cartItemId);
  const form = useBookingForm({
    initial: initialValues(1, useMember()),
    areas,
    draft: DRAFT,
    onValid: (values, phone) => {
      const deductions = taken.current;
      const { signTimerStr: _of, ...who } = requestOf(values, {
        signTimerStr: '',
        rooms: 1,
        phone,
        deductions,
      });
      send({ ...who, cartItemIds, signTimerStrs: items.map(({ signTimerStr }) => signTimerStr ?? '') });
    },
  });
  const due = dueOf(items);
  const deductions = useDeductions({ basket: { cartItemIds }, due, currency }, form.values);
  const problem = useDeductionProblem(deductions);
  useEffect(() => {
    taken.current = deductions.request;
  }, [deductions.request]);
  if (unanswered !== null) {
    return <Unanswered unanswered={unanswered} isSending={isSending} send={send} />;
  }
  const amount = isNothing(due) ? total : deductions.payable;
  const whyNot = offline ?? (deductions.isReckoning ? t('book.reckoning') : problem);
  return (
    <Form form={form}>
      {refused === null ? null : <Notice tone="danger">{refused}</Notice>}
      <Split
        first={<BookingFields form={form} areas={areas} rooms={1} canSave />}
        second={
          <>
            <DeductionFields
              vouchers={form.field('vouchers')}
              usesDollars={form.field('usesDollars')}
              dollars={form.field('dollars')}
              deductions={deductions}
            />
            <CartPrice items={items} currency={currency} deductions={deductions} />
            <Button type="submit" wide busy={isSending || form.busy} unavailable={whyNot}>
              {t('details.book', { amount: formatAmount(amount, currency) })}
            </Button>
          </>
        }
      />
    </Form>
  );
}

/** The amount due now: everything except what is paid on site. */
const dueOf = (items: readonly CartItem[]): string =>
  moneyText(items.reduce((sum, { onSpot, price }) => (onSpot ? sum : sum + parseMoney(price)), 0n));

interface CartPriceProps extends Pick<CartFormProps, 'items' | 'currency'> {
  deductions: Deductions;
}

/** How the amount due now is composed, and what is paid on site. */
function CartPrice({ items, currency, deductions }: CartPriceProps) {
  const now = items.filter(({ onSpot }) => !onSpot);
  return (
    <>
      {now.length === 0 ? null : (
        <PriceBreakdown
          lines={[
            ...now.map(({ title, price }) => ({ kind: 'item' as const, label: title, amount: price })),
            ...deductionLines(deductions),
          ]}
          total={deductions.payable}
          currency={currency}
        />
      )}
      <OnTheSpot
        items={items.map((item) => ({ ...item, key: item.cartItemId, total: item.price }))}
        currency={currency}
      />
    </>
  );
}
