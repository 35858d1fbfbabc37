import { personName } from '@resort/shared/format';
import { currentLanguage } from '@resort/shared/i18n';
import { Chips } from '@resort/shared/ui/list';
import type { Guest } from '../../contract/index.ts';
import { isSameGuest } from '../../contract/same-guest.ts';

interface CompanionChipsProps {
  label: string;
  /** who can be chosen */
  companions: readonly Guest[];
  /** the names in its fields */
  guest: Guest;
  onChoose: (guest: Guest) => void;
}

const idOf = ({ firstName, lastName }: Guest) => `${lastName}/${firstName}`;

/** One tap writes a companion's name into the fields of a guest; a second tap clears them. */
export function CompanionChips({ label, companions, guest, onChoose }: CompanionChipsProps) {
  if (companions.length === 0) return null;
  const language = currentLanguage();
  return (
    <Chips
      label={label}
      choices={companions.map((one) => ({ id: idOf(one), label: personName(one, language) }))}
      chosen={companions.filter((one) => isSameGuest(one, guest)).map(idOf)}
      isSingle
      onChange={([id]) =>
        onChoose(companions.find((one) => idOf(one) === id) ?? { firstName: '', lastName: '' })
      }
    />
  );
}
