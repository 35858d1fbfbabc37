import type { Plan } from '@resort/shared/calls/plans';
import { addDays } from '@resort/shared/format';
import { servedLink } from '@resort/shared/routes';
import type { CalendarEvent } from '@resort/shared/ui/calendar-file';

/**
 * A plan for the device's calendar. `href`: the address of this screen, from which the addresses of the others
 * are made. Undefined for a pick-up, whose date is only its last day.
 */
export function eventOf(plan: Plan, href: string): CalendarEvent | undefined {
  if (plan.kind === 'PICK_UP') return undefined;
  const link = servedLink(plan.link);
  return {
    id: plan.id,
    version: 0,
    title: plan.title,
    when: plan.span ?? { from: plan.from, to: plan.to ?? addDays(plan.from, 1) },
    place: plan.property.name,
    url: link === undefined ? undefined : new URL(`.${link}`, href).href,
  };
}
