import type { AreaCode } from '@resort/shared/calls/one-time-code';
import { normalizePhone } from '@resort/shared/format';
import { useText } from '@resort/shared/i18n';
import { useMember } from '@resort/shared/session';
import { Button, Notice, useOnline } from '@resort/shared/ui';
import { Form, useForm, useRules } from '@resort/shared/ui/form';
import type { ReserveRequest } from '../../api/booking.ts';
import type { Quote, StayPrice } from '../../booking/use-price.ts';
import { useExtras } from '../../booking/use-extras.ts';
import { initialValues, requestOf, type BookingValues } from '../../booking/values.ts';
import { AddToCart } from './AddToCart.tsx';
import { BookingFields } from './BookingFields.tsx';
import { BookingPrice } from './BookingPrice.tsx';
import { Extras } from './Extras.tsx';
import { useReserveLabel } from './use-reserve-label.ts';

/** What was typed is for whichever stay is booked in the end: one draft for all. */
export const DRAFT = 'hotel.booking';

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
export function BookingForm({ quote, price, areas, refused, isSending, onSend }: BookingFormProps) {
  const t = useText('hotel');
  const isOnline = useOnline();
  const { rooms } = quote.stay;
  const form = useBookingForm(quote, areas, (values, phone) =>
    onSend(requestOf(values, { signTimerStr: quote.signTimerStr, rooms, phone, dollars: extras.dollars })),
  );
  const extras = useExtras(quote, form.values);
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

function useBookingForm(
  { stay }: Quote,
  areas: readonly AreaCode[],
  onValid: (values: BookingValues, phone: string) => void,
) {
  const rules = useRules();
  const member = useMember();
  const initial = initialValues(stay.rooms, member);
  const areaOf = (code: string) => areas.find(({ areaCode }) => areaCode === code);
  const names = Object.keys(initial).filter((name) => /^(first|last)\d/.test(name));
  return useForm<BookingValues>({
    initial,
    rules: {
      ...Object.fromEntries(names.map((name) => [name, rules.englishName])),
      phone: ({ area, number }) => {
        const bounds = areaOf(area);
        return bounds && rules.phone(number, bounds);
      },
      email: rules.optional(rules.email),
      remarks: rules.remark,
    },
    draft: { key: DRAFT, fields: Object.keys(initial) as (keyof BookingValues & string)[] },
    submit: async (values) => {
      const area = areaOf(values.phone.area);
      if (area) onValid(values, normalizePhone(values.phone.number, area));
    },
  });
}
