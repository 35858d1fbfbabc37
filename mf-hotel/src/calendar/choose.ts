import { addDays, daysBetween } from '@resort/shared/format';
import type { CalendarDay, DateRange, DayOf } from './day.ts';

/** The effect of a press on a day: the new stay, or why there is none. */
export type Choice =
  | { kind: 'arrival'; range: DateRange; around: string | null }
  | { kind: 'departure'; range: DateRange }
  | { kind: 'refused'; reason: Reason; date: string; count: number; other: string | null };

/**
 * SOLD_OUT, CLOSED: for the night itself, `other` is the nearest available one; MIN_STAY: at least `count`
 * nights, `other` is the first possible departure; TOO_LONG: at most `count` nights.
 */
export type Reason = 'SOLD_OUT' | 'CLOSED' | 'NO_ARRIVAL' | 'NO_DEPARTURE' | 'MIN_STAY' | 'TOO_LONG';

/** The range of days around a full night in which to look for an available one. */
const NEAR_DAYS = 14;

/**
 * The second press completes the stay, if every night of it is available. A press before the first day, or
 * beyond an unavailable night (`around`), starts another stay. A full day can still be the departure.
 */
export function choose(range: DateRange, date: string, dayOf: DayOf, maxNights: number): Choice {
  const { from, to } = range;
  if (from === null || to !== null || date <= from) return arrival(date, dayOf, null);
  const nights = daysBetween(from, date);
  const taken = nightsOf(from, nights).find((night) => isTaken(dayOf(night)));
  if (taken !== undefined) return arrival(date, dayOf, taken);
  const least = dayOf(from)?.minStay ?? 1;
  if (nights < least) {
    return { kind: 'refused', reason: 'MIN_STAY', date: from, count: least, other: addDays(from, least) };
  }
  if (nights > maxNights) return { kind: 'refused', reason: 'TOO_LONG', date, count: maxNights, other: null };
  if (dayOf(date)?.noDeparture)
    return { kind: 'refused', reason: 'NO_DEPARTURE', date, count: 0, other: null };
  return { kind: 'departure', range: { from, to: date } };
}

function arrival(date: string, dayOf: DayOf, around: string | null): Choice {
  const day = dayOf(date);
  const reason = day?.state === 'OPEN' && day.noArrival ? 'NO_ARRIVAL' : isTaken(day) ? day.state : null;
  if (reason !== null) return { kind: 'refused', reason, date, count: 0, other: nearest(date, dayOf) };
  return { kind: 'arrival', range: { from: date, to: null }, around };
}

type Taken = CalendarDay & { state: 'SOLD_OUT' | 'CLOSED' };

function isTaken(day: CalendarDay | undefined): day is Taken {
  return day !== undefined && day.state !== 'OPEN';
}

/** The nearest available night; of two at the same distance, the later one. */
function nearest(date: string, dayOf: DayOf): string | null {
  for (let away = 1; away <= NEAR_DAYS; away += 1) {
    const both = [addDays(date, away), addDays(date, -away)];
    const free = both.find((each) => dayOf(each)?.state === 'OPEN' && !dayOf(each)?.noArrival);
    if (free !== undefined) return free;
  }
  return null;
}

const nightsOf = (from: string, nights: number): string[] =>
  Array.from({ length: nights }, (_, night) => addDays(from, night));
