import { useText } from '@resort/shared/i18n';
import { to } from '@resort/shared/routes';
import { ActionRow, Button, ButtonLink, List, Row } from '@resort/shared/ui';
import { Sheet } from '@resort/shared/ui/sheet';
import { MOST_GUESTS } from '../../contract/most-guests.ts';
import type { Guest } from '../../contract/index.ts';
import type { GuestPlace } from '../guests/guest-place.ts';
import styles from './guest-sheet.module.css';

interface GuestSheetProps {
  place: GuestPlace;
  guests: readonly Guest[];
  /** the place that a guest is chosen for already */
  takenBy: (guestId: string) => GuestPlace | undefined;
  onChoose: (guestId: string | null) => void;
  onClose: () => void;
}

/** The saved guests in a sheet, for one place of the order. Adding one is a page, because sheets have no fields. */
export default function GuestSheet({ place, guests, takenBy, onChoose, onClose }: GuestSheetProps) {
  const t = useText('ticketing');
  const hasSomebody = guests.some(({ id }) => takenBy(id)?.positionId === place.positionId);
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={t('picker.for', { ticket: place.label })}
      footer={
        guests.length < MOST_GUESTS ? (
          <ButtonLink look="quiet" wide to={to('/real-name-edit', { for: place.positionId })}>
            {t('guests.add')}
          </ButtonLink>
        ) : (
          <p className={styles['full']}>{t('guests.full', { count: guests.length })}</p>
        )
      }
    >
      {guests.length === 0 ? (
        <p className={styles['full']}>{t('picker.noBody')}</p>
      ) : (
        <List label={t('guests.list')}>
          {guests.map((guest) => (
            <Choice
              key={guest.id}
              guest={guest}
              place={place}
              taken={takenBy(guest.id)}
              onChoose={onChoose}
            />
          ))}
        </List>
      )}
      {hasSomebody ? (
        <Button look="plain" wide onClick={() => onChoose(null)}>
          {t('picker.clear')}
        </Button>
      ) : null}
    </Sheet>
  );
}

interface ChoiceProps {
  guest: Guest;
  place: GuestPlace;
  taken: GuestPlace | undefined;
  onChoose: (guestId: string) => void;
}

/** A document is valid for one ticket of a performance, so a guest who is chosen for another place is only shown. */
function Choice({ guest, place, taken, onChoose }: ChoiceProps) {
  const t = useText('ticketing');
  const title = guest.isSelf ? `${guest.name} (${t('guests.self')})` : guest.name;
  const detail = `${guest.docTypeName} · ${guest.docNo}`;
  if (taken !== undefined && taken.positionId !== place.positionId) {
    return <Row title={title} detail={detail} value={t('picker.takenHere', { ticket: taken.label })} />;
  }
  const isHere = taken !== undefined;
  return (
    <ActionRow
      title={title}
      detail={detail}
      {...(isHere ? { value: t('picker.isHere') } : {})}
      onPress={() => onChoose(guest.id)}
    />
  );
}
