import { useText } from '@resort/shared/i18n';
import { Notice, SectionHeading } from '@resort/shared/ui';
import type { TicketOrder } from '../../../contract/index.ts';
import styles from '../../booking/booking.module.css';
import { VisitorPicker } from '../../parts/VisitorPicker.tsx';
import { placesOf } from '../../visitors/places-of.ts';
import { useChosenVisitors } from '../../visitors/use-chosen-visitors.ts';
import { useNameVisitors } from '../../visitors/use-name-visitors.ts';

/** Who uses which ticket; each choice is sent to the server at once, which reports conflicts. */
export function VisitorsPart({ order }: { order: TicketOrder }) {
  const t = useText('ticketing');
  const { orderNo, positions, realName } = order;
  const { name, clear, refusals, refusal } = useNameVisitors(orderNo);
  const { chosen, choose } = useChosenVisitors(orderNo);
  const isOne = realName === 'ONE_PER_ORDER';
  const places = placesOf(positions)
    .slice(0, isOne ? 1 : positions.length)
    .map(({ positionId, label }) => ({
      positionId,
      label: isOne ? t('held.oneVisitor') : label,
      refusal: refusals[positionId],
    }));
  const pick = async (positionId: string, visitorId: string | null) => {
    clear(positionId);
    if (await name({ [positionId]: visitorId })) choose(positionId, visitorId);
  };
  return (
    <section className={styles['part']} aria-labelledby="held-visitors">
      <SectionHeading id="held-visitors" title={t('held.visitors')} />
      <p className={styles['line']}>{t(`event.realName.${realName}`)}</p>
      {refusal === null ? null : <Notice tone="danger">{refusal}</Notice>}
      <VisitorPicker places={places} chosen={chosen} onChoose={(place, id) => void pick(place, id)} />
    </section>
  );
}
