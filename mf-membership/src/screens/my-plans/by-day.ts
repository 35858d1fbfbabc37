import type { Plan } from '@resort/shared/calls/plans';

/** Plans that begin on one day. */
export interface PlannedDay {
  /** business date */
  day: string;
  plans: Plan[];
}

/** The plans by their first day; they come in order. */
export function byDay(plans: readonly Plan[]): PlannedDay[] {
  const days: PlannedDay[] = [];
  for (const plan of plans) {
    const last = days.at(-1);
    if (last?.day === plan.from) last.plans.push(plan);
    else days.push({ day: plan.from, plans: [plan] });
  }
  return days;
}
