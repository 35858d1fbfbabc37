import { DOCUMENTS } from '@resort/shared/documents';
import { personName } from '@resort/shared/format';
import { currentLanguage, useText } from '@resort/shared/i18n';
import { DateOfBirthField, NameFields, SelectField, TextField, type FormState } from '@resort/shared/ui/form';
import { isSameGuest } from '../../../contract/same-guest.ts';
import type { CheckInData } from '../../api/check-in.ts';
import { useCompanionsQuery } from '../../api/companions.ts';
import styles from '../../booking/booking-fields.module.css';
import { CompanionChips } from '../../companions/CompanionChips.tsx';
import { docTypeAt, guestAt, sentOf, type CheckInValues } from './values.ts';

export type Countries = readonly { code: string; name: string }[];

interface GuestPartProps {
  form: FormState<CheckInValues>;
  /** from 1 on */
  at: number;
  checkIn: CheckInData;
  countries: Countries;
  /** of the booking: the name can only be changed there */
  isBooked: boolean;
}

/** A guest: the name, and the document that the hotel registers. */
export function GuestPart({ form, at, checkIn, countries, isBooked }: GuestPartProps) {
  const t = useText('hotel');
  const guest = guestAt(form.values, at);
  return (
    <fieldset className={styles['group']}>
      <legend className={styles['legend']}>
        {isBooked ? personName(guest, currentLanguage()) : t('checkIn.guest', { number: at })}
      </legend>
      {isBooked ? null : <OtherName form={form} at={at} />}
      <SelectField
        {...form.field(`type${at}`)}
        label={t('checkIn.docType')}
        choices={checkIn.documents.map(({ code, name }) => ({ value: code, label: name }))}
      />
      <NumberField form={form} at={at} checkIn={checkIn} />
      <SelectField
        {...form.field(`nation${at}`)}
        label={t('checkIn.nationality')}
        choices={countries.map(({ code, name }) => ({ value: code, label: name }))}
      />
      <DateOfBirthField {...form.field(`born${at}`)} label={t('checkIn.birth')} />
    </fieldset>
  );
}

/** A companion by one tap, or a name. */
function OtherName({ form, at }: Pick<GuestPartProps, 'form' | 'at'>) {
  const t = useText('hotel');
  const { data } = useCompanionsQuery();
  const [first, last] = [form.field(`first${at}`), form.field(`last${at}`)];
  const others = Array.from({ length: at - 1 }, (_, index) => guestAt(form.values, index + 1));
  const known = [...(data?.companions ?? []), ...(data?.showGuests ?? [])];
  return (
    <>
      <CompanionChips
        label={t('checkIn.saved', { number: at })}
        companions={known.filter((one) => !others.some((other) => isSameGuest(one, other)))}
        guest={guestAt(form.values, at)}
        onChoose={({ firstName, lastName }) => {
          first.onChange(firstName);
          last.onChange(lastName);
        }}
      />
      <NameFields family={last} given={first} />
    </>
  );
}

/** The number, checked by the rules of its document. The browser must not remember it. */
function NumberField({ form, at, checkIn }: Pick<GuestPartProps, 'form' | 'at' | 'checkIn'>) {
  const t = useText('hotel');
  const type = docTypeAt(form.values, at);
  if (type === undefined) return null;
  const sent = sentOf(checkIn, guestAt(form.values, at));
  const kept = sent?.docType === type ? sent.docNo : undefined;
  return (
    <TextField
      {...form.field(`doc${at}`)}
      label={t('checkIn.docNo')}
      hint={
        kept === undefined
          ? t('checkIn.example', { example: DOCUMENTS[type].example })
          : t('checkIn.kept', { masked: kept })
      }
      optional={kept !== undefined}
      autoComplete="off"
      autoCapitalize="characters"
      autoCorrect="off"
      spellCheck={false}
      lang="en"
    />
  );
}
