/** Plans that begin on one day. */
export interface PlannedDay<P> {
  /** business date */
  day: string;
  plans: P[];
}

/** The plans by their first day; they come in order. */
export function byDay<P extends { from: string }>(plans: readonly P[]): PlannedDay<P>[] {
  const days: PlannedDay<P>[] = [];
  for (const plan of plans) {
    const last = days.at(-1);
    if (last?.day === plan.from) last.plans.push(plan);
    else days.push({ day: plan.from, plans: [plan] });
  }
  return days;
}
