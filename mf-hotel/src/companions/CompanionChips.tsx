import { personName } from '@resort/shared/format';
import { currentLanguage, useText } from '@resort/shared/i18n';
import { Chips } from '@resort/shared/ui/list';
import type { Guest } from '../../contract/index.ts';
import { isSameGuest } from '../../contract/same-guest.ts';

interface CompanionChipsProps {
  room: number;
  /** who can be chosen for it */
  companions: readonly Guest[];
  /** the names in its fields */
  guest: Guest;
  onChoose: (guest: Guest) => void;
}

const idOf = ({ firstName, lastName }: Guest) => `${lastName}/${firstName}`;

/** One tap writes a companion's name into the fields of a room's guest; a second tap clears them. */
export function CompanionChips({ room, companions, guest, onChoose }: CompanionChipsProps) {
  const t = useText('hotel');
  if (companions.length === 0) return null;
  const language = currentLanguage();
  return (
    <Chips
      label={t('companions.choose', { room })}
      choices={companions.map((one) => ({ id: idOf(one), label: personName(one, language) }))}
      chosen={companions.filter((one) => isSameGuest(one, guest)).map(idOf)}
      isSingle
      onChange={([id]) =>
        onChoose(companions.find((one) => idOf(one) === id) ?? { firstName: '', lastName: '' })
      }
    />
  );
}
