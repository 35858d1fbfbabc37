import type { Plan } from '@resort/shared/calls/plans';
import { formatBusinessDate } from '@resort/shared/format';
import { currentLanguage, type TextOf } from '@resort/shared/i18n';

/** What is said of a plan below its title. `endTime`: HH:mm, or null if it is not known. */
type Told = Pick<Plan, 'property' | 'from' | 'to' | 'time'> & { endTime: string | null };

/** Where it is, from which day to which, and from when to when; a single day is the heading's. */
export function planLines({ property, from, to, time, endTime }: Told, t: TextOf<'membership'>): string[] {
  const date = (day: string) => formatBusinessDate(day, currentLanguage());
  const days = to === null ? [] : [t('comingUp.dates', { from: date(from), to: date(to) })];
  const hours = endTime === null ? time : t('comingUp.dates', { from: time ?? '', to: endTime });
  return [property.name, ...days, ...(hours === null ? [] : [hours])];
}
