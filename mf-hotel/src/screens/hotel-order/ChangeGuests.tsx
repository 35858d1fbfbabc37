import { useAreaCodesQuery, type AreaCode } from '@resort/shared/calls/one-time-code';
import { useText } from '@resort/shared/i18n';
import { useMember } from '@resort/shared/session';
import { Button, ErrorCard, Notice, Page, SkeletonRows, useOffline, Waiting } from '@resort/shared/ui';
import { Form } from '@resort/shared/ui/form';
import type { HotelOrderDetail } from '../../../contract/index.ts';
import { BookingFields } from '../../booking/BookingFields.tsx';
import { useBookingForm } from '../../booking/use-booking-form.ts';
import { initialValues, OTHER, OWN, requestOf, type BookingValues } from '../../booking/values.ts';
import type { ChangeProps } from './ChangeStay.tsx';
import { useChange } from './use-change.ts';

/** Changes guests, contact details and requests; none of them changes the price. */
export default function ChangeGuests({ order }: ChangeProps) {
  const t = useText('hotel');
  const areas = useAreaCodesQuery();
  return (
    <Page title={t('change.guestsTitle')}>
      {areas.data === undefined ? (
        <NotYet hasFailed={areas.isError} isAsking={areas.isFetching} onRetry={() => void areas.refetch()} />
      ) : (
        <GuestsForm order={order} areas={areas.data} />
      )}
    </Page>
  );
}

interface NotYetProps {
  hasFailed: boolean;
  isAsking: boolean;
  onRetry: () => void;
}

function NotYet({ hasFailed, isAsking, onRetry }: NotYetProps) {
  const t = useText('hotel');
  return hasFailed ? (
    <ErrorCard message={t('order.failed')} isRetrying={isAsking} onRetry={onRetry} />
  ) : (
    <Waiting>
      <SkeletonRows />
    </Waiting>
  );
}

function GuestsForm({ order, areas }: ChangeProps & { areas: readonly AreaCode[] }) {
  const t = useText('hotel');
  const offline = useOffline();
  const { change, isChanging, refusal } = useChange(order);
  const rooms = order.guests.length;
  const initial = valuesOf(order, initialValues(rooms, useMember()));
  const form = useBookingForm({
    initial,
    areas,
    onValid: (values, phone) => {
      const { guests, contact, arrivalTime, remarks } = requestOf(values, {
        signTimerStr: '',
        rooms,
        phone,
      });
      change({ guests, contact, arrivalTime: arrivalTime ?? null, remarks: remarks ?? '' });
    },
  });
  return (
    <Form form={form}>
      {refusal === null ? null : <Notice tone="danger">{refusal}</Notice>}
      <BookingFields form={form} areas={areas} rooms={rooms} />
      <Button type="submit" wide busy={isChanging || form.busy} unavailable={offline}>
        {t('change.save')}
      </Button>
    </Form>
  );
}

/** The booking's current values, as the form stores them. */
function valuesOf(
  { guests, contact, arrivalTime, remarks }: HotelOrderDetail,
  empty: BookingValues,
): BookingValues {
  const values: BookingValues = {
    ...empty,
    reach: contact.phone === undefined ? OWN : OTHER,
    phone: { area: contact.areaCode ?? empty.phone.area, number: contact.phone ?? '' },
    email: contact.email ?? '',
    arrivalTime: arrivalTime ?? '',
    remarks,
  };
  for (const [index, { firstName, lastName }] of guests.entries()) {
    values[`first${index + 1}`] = firstName;
    values[`last${index + 1}`] = lastName;
  }
  return values;
}
