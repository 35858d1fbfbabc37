import type { Plan } from '@resort/shared/calls/plans';
import { formatBusinessDate } from '@resort/shared/format';
import { currentLanguage, useText } from '@resort/shared/i18n';
import { SectionHeading } from '@resort/shared/ui';
import { useId } from 'react';
import styles from './my-plans.module.css';
import { CheckInLink } from '../../plans/CheckInLink.tsx';
import { PlanCard } from './PlanCard.tsx';

export interface DayProps {
  /** business date */
  day: string;
  plans: readonly Plan[];
  /** of every day: a plan can clash with one that began before */
  all: readonly Plan[];
}

/** The plans that begin on one day. */
export function Day({ day, plans, all }: DayProps) {
  const t = useText('membership');
  const id = useId();
  const titleOf = (other: string) => all.find((plan) => plan.id === other)?.title ?? '';
  return (
    <section className={styles['day']} aria-labelledby={id}>
      <SectionHeading id={id} title={formatBusinessDate(day, currentLanguage())} />
      {plans.map((plan) => (
        <div key={plan.id} className={styles['plan']}>
          <PlanCard plan={plan} />
          <CheckInLink checkIn={plan.checkIn} />
          {plan.clashes.map((other) => (
            <p key={other} className={styles['clash']}>
              {t('plans.clash', { other: titleOf(other) })}
            </p>
          ))}
        </div>
      ))}
    </section>
  );
}
