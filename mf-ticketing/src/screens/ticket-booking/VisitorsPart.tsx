import { isApiError } from '@resort/shared/api';
import { useText } from '@resort/shared/i18n';
import { keepDraft, readDraft } from '@resort/shared/session';
import { SectionHeading } from '@resort/shared/ui';
import { useState } from 'react';
import type { TicketOrder } from '../../../contract/index.ts';
import { useNameVisitorsMutation } from '../../api/tickets.ts';
import styles from '../../booking/booking.module.css';
import { VisitorPicker, type ChosenVisitors, type VisitorPlace } from '../../parts/VisitorPicker.tsx';

/** Who comes on which ticket; each choice is told to the server at once, which says where it cannot be. */
export function VisitorsPart({ order }: { order: TicketOrder }) {
  const t = useText('ticketing');
  const { chosen, refusals, choose } = useVisitors(order.orderNo);
  const { positions, realName } = order;
  const asked = realName === 'ONE_PER_ORDER' ? positions.slice(0, 1) : positions;
  const places = asked.map(({ positionId, seat, category }, index): VisitorPlace => ({
    positionId,
    label:
      realName === 'ONE_PER_ORDER'
        ? t('held.oneVisitor')
        : seat === ''
          ? t('held.place', { category, number: index + 1 })
          : seat,
    refusal: refusals[positionId],
  }));
  return (
    <section className={styles['part']} aria-labelledby="held-visitors">
      <SectionHeading id="held-visitors" title={t('held.visitors')} />
      <p className={styles['line']}>{t(`event.realName.${realName}`)}</p>
      <VisitorPicker places={places} chosen={chosen} onChoose={(place, id) => void choose(place, id)} />
    </section>
  );
}

/** Ids of saved visitors by place: the order itself only tells their masked names, so the tab keeps them. */
function useVisitors(orderNo: string) {
  const key = `ticket-visitors.${orderNo}`;
  const [chosen, setChosen] = useState<ChosenVisitors>(() => idsOf(readDraft(key)));
  const [refusals, setRefusals] = useState<Readonly<Record<string, string>>>({});
  const [name] = useNameVisitorsMutation();
  const choose = async (positionId: string, realNameId: string | null) => {
    const { error } = await name({ orderNo, bindings: [{ positionId, realNameId }] });
    const isRefused = isApiError(error) && error.errorCode !== null && error.message !== null;
    setRefusals((before) => without(before, positionId, isRefused ? error.message : null));
    if (error !== undefined) return;
    setChosen((before) => {
      const next = without(before, positionId, realNameId);
      keepDraft(key, next);
      return next;
    });
  };
  return { chosen, refusals, choose };
}

function without(
  before: Readonly<Record<string, string>>,
  key: string,
  value: string | null,
): Record<string, string> {
  const others = Object.entries(before).filter(([each]) => each !== key);
  return Object.fromEntries(value === null ? others : [...others, [key, value]]);
}

const idsOf = (kept: Record<string, unknown> | null): ChosenVisitors =>
  Object.fromEntries(
    Object.entries(kept ?? {}).filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
  );
