import { useText } from '@resort/shared/i18n';
import { useMember } from '@resort/shared/session';
import { Checkbox, NameFields, type FormState } from '@resort/shared/ui/form';
import type { Guest } from '../../contract/index.ts';
import { isSameGuest } from '../../contract/same-guest.ts';
import { useCompanionsQuery } from '../api/companions.ts';
import { CompanionChips } from '../companions/CompanionChips.tsx';
import { guestsOf, type BookingValues } from './values.ts';
import styles from './booking-fields.module.css';

interface GuestNamesProps {
  form: FormState<BookingValues>;
  rooms: number;
  /** whether new names can be saved for the next time */
  canSave: boolean;
}

/**
 * One guest for each room: a saved companion by one tap, or a name. A companion who has a room is not offered for
 * another one. Without the list of companions the fields are as usual.
 */
export function GuestNames({ form, rooms, canSave }: GuestNamesProps) {
  const t = useText('hotel');
  const own = useMember();
  const { data } = useCompanionsQuery(undefined, { refetchOnMountOrArgChange: true });
  const known: Guest[] = [...(data?.companions ?? []), ...(data?.showGuests ?? [])];
  const guests = guestsOf(form.values, rooms);
  const offered = (at: number) =>
    known.filter((one) => guests.every((guest, room) => room === at || !isSameGuest(one, guest)));
  const isNew = (guest: Guest) =>
    guest.firstName.trim() !== '' &&
    guest.lastName.trim() !== '' &&
    ![own, ...(data?.companions ?? [])].some((one) => isSameGuest(one, guest));
  return (
    <>
      {guests.map((guest, at) => {
        const [first, last] = [form.field(`first${at + 1}`), form.field(`last${at + 1}`)];
        return (
          <fieldset key={first.name} className={styles['group']}>
            <legend className={styles['legend']}>
              {rooms === 1 ? t('book.guest') : t('book.guestOf', { room: at + 1 })}
            </legend>
            <CompanionChips
              label={t('companions.choose', { room: at + 1 })}
              companions={offered(at)}
              guest={guest}
              onChoose={({ firstName, lastName }) => {
                first.onChange(firstName);
                last.onChange(lastName);
              }}
            />
            <NameFields family={last} given={first} />
          </fieldset>
        );
      })}
      {canSave && data !== undefined && guests.some(isNew) ? (
        <Checkbox
          {...form.field('savesGuests')}
          label={t('companions.keep')}
          hint={t('companions.keepHint')}
        />
      ) : null}
    </>
  );
}
