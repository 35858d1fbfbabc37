import { useText } from '@resort/shared/i18n';
import { Notice, SectionHeading } from '@resort/shared/ui';
import type { TicketOrder } from '../../../contract/index.ts';
import styles from '../../booking/booking.module.css';
import { GuestPicker } from '../../parts/GuestPicker.tsx';
import { placesOf } from '../../guests/places-of.ts';
import { useChosenGuests } from '../../guests/use-chosen-guests.ts';
import { useNameGuests } from '../../guests/use-name-guests.ts';

/** Who uses which ticket; each choice is sent to the server at once, which reports conflicts. */
export function GuestsPart({ order }: { order: TicketOrder }) {
  const t = useText('ticketing');
  const { orderNo, positions, realName } = order;
  const { name, clear, refusals, refusal } = useNameGuests(orderNo);
  const { chosen, choose } = useChosenGuests(orderNo);
  const isOne = realName === 'ONE_PER_ORDER';
  const places = placesOf(positions)
    .slice(0, isOne ? 1 : positions.length)
    .map(({ positionId, label }) => ({
      positionId,
      label: isOne ? t('held.oneGuest') : label,
      refusal: refusals[positionId],
    }));
  const pick = async (positionId: string, guestId: string | null) => {
    clear(positionId);
    if (await name({ [positionId]: guestId })) choose(positionId, guestId);
  };
  return (
    <section className={styles['part']} aria-labelledby="held-guests">
      <SectionHeading id="held-guests" title={t('held.guests')} />
      <p className={styles['line']}>{t(`event.realName.${realName}`)}</p>
      {refusal === null ? null : <Notice tone="danger">{refusal}</Notice>}
      <GuestPicker places={places} chosen={chosen} onChoose={(place, id) => void pick(place, id)} />
    </section>
  );
}
