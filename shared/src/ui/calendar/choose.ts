import { addDays, daysBetween } from '../../format/index.ts';
import type { CalendarDay, DateRange, DayOf } from './day.ts';

/** What a press on a day means: the stay it makes, or why it makes none. */
export type Choice =
  | { kind: 'arrival'; range: DateRange; around: string | null }
  | { kind: 'departure'; range: DateRange }
  | { kind: 'refused'; reason: Reason; date: string; count: number; other: string | null };

/**
 * SOLD_OUT, CLOSED: of the night itself, `other` is the nearest that can be had; MIN_STAY: `count` nights at least,
 * `other` is the first day to leave; TOO_LONG: `count` nights at most.
 */
export type Reason = 'SOLD_OUT' | 'CLOSED' | 'NO_ARRIVAL' | 'NO_DEPARTURE' | 'MIN_STAY' | 'TOO_LONG';

/** How far around a full night a free one is looked for. */
const NEAR_DAYS = 14;

/**
 * The second press ends the stay, where every night of it can be had; one before the first, or beyond a night that
 * cannot be had (`around`), begins another. A day that is full is still one to leave on.
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

/** The night that can be had closest to this one, the later of two that are as close. */
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
