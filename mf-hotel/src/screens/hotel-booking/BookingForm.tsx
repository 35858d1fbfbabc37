import type { AreaCode } from '@resort/shared/calls/one-time-code';
import { useText } from '@resort/shared/i18n';
import { useMember } from '@resort/shared/session';
import { Button, Notice, Split, useOffline } from '@resort/shared/ui';
import {
  DeductionFields,
  useDeductionProblem,
  useDeductions,
  type Deductions,
} from '@resort/shared/ui/deductions';
import { Form } from '@resort/shared/ui/form';
import { AddToCart } from '@resort/shared/ui/order';
import { useEffect, useRef } from 'react';
import type { ReserveRequest } from '../../api/booking.ts';
import type { Quote, StayPrice } from '../../booking/use-price.ts';
import { DRAFT } from '../../booking/draft.ts';
import { workOf } from '../../booking/stay.ts';
import { useBookingForm } from '../../booking/use-booking-form.ts';
import { initialValues, requestOf } from '../../booking/values.ts';
import { BookingFields } from '../../booking/BookingFields.tsx';
import { BookingPrice } from './BookingPrice.tsx';
import { useReserveLabel } from './use-reserve-label.ts';

interface BookingFormProps {
  quote: Quote;
  price: StayPrice;
  areas: readonly AreaCode[];
  /** why the last press did not book */
  refused: string | null;
  isSending: boolean;
  onSend: (request: ReserveRequest) => void;
}

/** Guests, requests, deductions and price; then one press. */
export default function BookingForm({ quote, price, areas, refused, isSending, onSend }: BookingFormProps) {
  const t = useText('hotel');
  const offline = useOffline('kept');
  const { stay, rate, total, currency } = quote;
  const { rooms, hotelCode } = stay;
  const taken = useRef<Deductions['request']>({});
  const form = useBookingForm({
    initial: initialValues(rooms, useMember()),
    areas,
    draft: DRAFT,
    onValid: (values, phone) =>
      onSend(
        requestOf(values, { signTimerStr: quote.signTimerStr, rooms, phone, deductions: taken.current }),
      ),
  });
  const isLater = rate.payType === 'AT_HOTEL';
  const basket = isLater ? null : { scene: 'HOTEL' as const, property: hotelCode, amount: total };
  const deductions = useDeductions({ basket, due: total, currency }, form.values);
  useEffect(() => {
    taken.current = deductions.request;
  }, [deductions.request]);
  const problem = useDeductionProblem(deductions);
  const label = useReserveLabel(quote, deductions.payable);
  const isPricing = price.isAsking || deductions.isReckoning;
  const notYet = price.before !== null ? t('book.lookAtPrice') : isPricing ? t('book.reckoning') : undefined;
  const whyNot = offline ?? notYet ?? problem;
  return (
    <Form form={form}>
      {refused === null ? null : <Notice tone="danger">{refused}</Notice>}
      <Split
        first={<BookingFields form={form} areas={areas} rooms={rooms} canSave />}
        second={
          <>
            <DeductionFields
              vouchers={form.field('vouchers')}
              usesDollars={form.field('usesDollars')}
              dollars={form.field('dollars')}
              deductions={deductions}
            />
            <BookingPrice quote={quote} price={price} deductions={deductions} />
            <Button type="submit" wide busy={isSending || form.busy} unavailable={whyNot}>
              {isSending ? t('book.sending') : label}
            </Button>
            <AddToCart
              label={t('book.addToCart')}
              work={workOf(stay)}
              item={{
                signTimerStr: quote.signTimerStr,
                qty: 1,
                itemType: 'ROOM',
                payload: { ...stay, currency },
              }}
            />
          </>
        }
      />
    </Form>
  );
}
