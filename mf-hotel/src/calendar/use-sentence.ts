import { daysBetween } from '@resort/shared/format';
import { useText } from '@resort/shared/i18n';
import type { Choice } from './choose.ts';
import type { DateRange } from './day.ts';
import { dayInShort } from './names.ts';

/** A sentence that says what to do next, what is chosen, or why a day cannot be chosen. */
export function useSentence({ from, to }: DateRange, latest: Choice | null): string {
  const t = useText('hotel');
  if (latest?.kind === 'refused') {
    const { reason, date, count, other } = latest;
    const why = t(`dates.why.${reason}`, {
      date: dayInShort(date),
      count,
      ...(other ? { other: dayInShort(other) } : {}),
    });
    const isFull = reason !== 'MIN_STAY' && other !== null;
    return isFull ? `${why} ${t('dates.nearest', { date: dayInShort(other) })}` : why;
  }
  if (from === null) return t('dates.chooseArrival');
  if (to === null) {
    const around = latest?.kind === 'arrival' ? latest.around : null;
    const next = t('dates.chooseDeparture', { from: dayInShort(from) });
    return around === null ? next : `${t('dates.around', { date: dayInShort(around) })} ${next}`;
  }
  return t('dates.stay', { from: dayInShort(from), to: dayInShort(to), count: daysBetween(from, to) });
}
