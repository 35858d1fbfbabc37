import type { AreaCode } from '@resort/shared/calls/one-time-code';
import { useText } from '@resort/shared/i18n';
import { useMember } from '@resort/shared/session';
import { Button, Notice, useOnline } from '@resort/shared/ui';
import { Form } from '@resort/shared/ui/form';
import { useEffect, useRef } from 'react';
import type { ReserveRequest } from '../../api/booking.ts';
import type { Quote, StayPrice } from '../../booking/use-price.ts';
import { useExtras } from '../../booking/use-extras.ts';
import { DRAFT } from '../../booking/draft.ts';
import { useBookingForm } from '../../booking/use-booking-form.ts';
import { initialValues, requestOf } from '../../booking/values.ts';
import { AddToCart } from './AddToCart.tsx';
import { BookingFields } from '../../booking/BookingFields.tsx';
import { BookingPrice } from './BookingPrice.tsx';
import { Extras } from './Extras.tsx';
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

/** Who comes, what is asked for, what is taken off, what it comes to; then one press. */
export default function BookingForm({ quote, price, areas, refused, isSending, onSend }: BookingFormProps) {
  const t = useText('hotel');
  const isOnline = useOnline();
  const { rooms } = quote.stay;
  const dollars = useRef<string | null>(null);
  const form = useBookingForm({
    initial: initialValues(rooms, useMember()),
    areas,
    draft: DRAFT,
    onValid: (values, phone) =>
      onSend(requestOf(values, { signTimerStr: quote.signTimerStr, rooms, phone, dollars: dollars.current })),
  });
  const extras = useExtras(quote, form.values);
  useEffect(() => {
    dollars.current = extras.dollars;
  }, [extras.dollars]);
  const label = useReserveLabel(quote, extras.payable);
  const whyNot = !isOnline
    ? t('book.offline')
    : price.before !== null
      ? t('book.lookAtPrice')
      : extras.isReckoning
        ? t('book.reckoning')
        : undefined;
  return (
    <Form form={form}>
      {refused === null ? null : <Notice tone="danger">{refused}</Notice>}
      <BookingFields form={form} areas={areas} rooms={rooms} />
      <Extras form={form} extras={extras} />
      <BookingPrice quote={quote} price={price} extras={extras} />
      <Button type="submit" wide busy={isSending || form.busy} unavailable={whyNot}>
        {isSending ? t('book.sending') : label}
      </Button>
      <AddToCart quote={quote} />
    </Form>
  );
}
