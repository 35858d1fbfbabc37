import { useText } from '@resort/shared/i18n';
import { keepDraft, readDraft } from '@resort/shared/session';
import { Notice, SectionHeading } from '@resort/shared/ui';
import { useState } from 'react';
import type { TicketOrder } from '../../../contract/index.ts';
import styles from '../../booking/booking.module.css';
import { VisitorPicker, type ChosenVisitors } from '../../parts/VisitorPicker.tsx';
import { placesOf } from '../../visitors/places-of.ts';
import { useNameVisitors } from '../../visitors/use-name-visitors.ts';

/** Who comes on which ticket; each choice is told to the server at once, which says where it cannot be. */
export function VisitorsPart({ order }: { order: TicketOrder }) {
  const t = useText('ticketing');
  const { orderNo, positions, realName } = order;
  const { name, clear, refusals, refusal } = useNameVisitors(orderNo);
  const [chosen, setChosen] = useChosen(orderNo);
  const isOne = realName === 'ONE_PER_ORDER';
  const places = placesOf(positions)
    .slice(0, isOne ? 1 : positions.length)
    .map(({ positionId, label }) => ({
      positionId,
      label: isOne ? t('held.oneVisitor') : label,
      refusal: refusals[positionId],
    }));
  const choose = async (positionId: string, visitorId: string | null) => {
    clear(positionId);
    const { [positionId]: _before, ...others } = chosen;
    if (visitorId === null) setChosen(others);
    else if (await name({ [positionId]: visitorId })) setChosen({ ...others, [positionId]: visitorId });
  };
  return (
    <section className={styles['part']} aria-labelledby="held-visitors">
      <SectionHeading id="held-visitors" title={t('held.visitors')} />
      <p className={styles['line']}>{t(`event.realName.${realName}`)}</p>
      {refusal === null ? null : <Notice tone="danger">{refusal}</Notice>}
      <VisitorPicker places={places} chosen={chosen} onChoose={(place, id) => void choose(place, id)} />
    </section>
  );
}

/** Ids of saved visitors by place: the order only tells their masked names, so the tab keeps who they are. */
function useChosen(orderNo: string): [ChosenVisitors, (chosen: ChosenVisitors) => void] {
  const key = `ticket-visitors.${orderNo}`;
  const [chosen, setChosen] = useState<ChosenVisitors>(() => idsOf(readDraft(key)));
  return [
    chosen,
    (next) => {
      setChosen(next);
      keepDraft(key, next);
    },
  ];
}

const idsOf = (kept: Record<string, unknown> | null): ChosenVisitors =>
  Object.fromEntries(
    Object.entries(kept ?? {}).filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
  );
