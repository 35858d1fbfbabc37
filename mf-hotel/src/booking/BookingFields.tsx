import type { AreaCode } from '@resort/shared/calls/one-time-code';
import { useText } from '@resort/shared/i18n';
import { useMember } from '@resort/shared/session';
import {
  EmailField,
  PhoneField,
  RadioGroup,
  SelectField,
  TextArea,
  type FormState,
} from '@resort/shared/ui/form';
import { GuestNames } from './GuestNames.tsx';
import { OTHER, OWN, type BookingValues } from './values.ts';
import styles from './booking-fields.module.css';

interface BookingFieldsProps {
  form: FormState<BookingValues>;
  areas: readonly AreaCode[];
  rooms: number;
  /** whether new guests can be saved as companions; not where a booking is only changed */
  canSave?: boolean;
}

/** Arrival times: from when rooms are ready until midnight. */
const HOURS = ['14:00', '15:00', '16:00', '17:00', '18:00', '19:00', '20:00', '21:00', '22:00', '23:00'];

/** One guest for each room, how to reach them, when they come, what they wish for. */
export function BookingFields({ form, areas, rooms, canSave = false }: BookingFieldsProps) {
  const t = useText('hotel');
  const { phoneArea, phoneMasked } = useMember();
  return (
    <>
      <GuestNames form={form} rooms={rooms} canSave={canSave} />
      <fieldset className={styles['group']}>
        <legend className={styles['legend']}>{t('book.contact')}</legend>
        <RadioGroup
          {...form.field('reach')}
          label={t('book.reach')}
          choices={[
            { value: OWN, label: t('book.ownNumber', { number: `${phoneArea} ${phoneMasked}` }) },
            { value: OTHER, label: t('book.otherNumber') },
          ]}
        />
        {form.values.reach === OTHER ? (
          <PhoneField {...form.field('phone')} label={t('book.phone')} areas={areas} />
        ) : null}
        <EmailField {...form.field('email')} label={t('book.email')} optional />
      </fieldset>
      <fieldset className={styles['group']}>
        <legend className={styles['legend']}>{t('book.wishes')}</legend>
        <SelectField
          {...form.field('arrivalTime')}
          label={t('book.arrival')}
          hint={t('book.arrivalHint')}
          choices={[
            { value: '', label: t('book.arrivalOpen') },
            ...HOURS.map((value) => ({ value, label: value })),
          ]}
          optional
        />
        <TextArea
          {...form.field('remarks')}
          label={t('book.remarks')}
          hint={t('book.remarksHint')}
          optional
        />
      </fieldset>
    </>
  );
}
