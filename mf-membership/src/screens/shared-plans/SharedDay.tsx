import { formatBusinessDate } from '@resort/shared/format';
import { currentLanguage, useText } from '@resort/shared/i18n';
import { Badge, Picture, SectionHeading, Surface } from '@resort/shared/ui';
import { useId } from 'react';
import type { SharedPlan } from '../../../contract/index.ts';
import { planLines } from '../../plans/plan-lines.ts';
import styles from './shared-plans.module.css';

/** The shared plans that begin on one day. They lead nowhere. */
export function SharedDay({ day, plans }: { day: string; plans: readonly SharedPlan[] }) {
  const t = useText('membership');
  const id = useId();
  return (
    <section className={styles['day']} aria-labelledby={id}>
      <SectionHeading id={id} title={formatBusinessDate(day, currentLanguage())} />
      {plans.map((plan, place) => (
        <Surface
          key={place}
          title={plan.title}
          badge={<Badge tone="plain">{t(`plans.kind.${plan.kind}`)}</Badge>}
          lines={planLines(plan, t)}
          {...(plan.picture === null ? {} : { picture: <Picture src={plan.picture} alt="" /> })}
        />
      ))}
    </section>
  );
}
