import { serverNow } from '@resort/shared/api';
import { addDays, businessDate, isDate } from '@resort/shared/format';
import { useSearchParams } from '@resort/shared/router';
import { keepDraft, readDraft } from '@resort/shared/session';

/** When the member comes, and for how many nights. */
export interface Visit {
  /** business date */
  from: string;
  nights: number;
}

export const MOST_NIGHTS = 14;
/** Days that can be chosen here; each screen has its own calendar for later ones. */
const DAYS = 60;
/** Where the last choice of this tab is kept; the hotels' dates are written there, too. */
const MEMORY = 'visit';

/** The days that can be chosen. The resort's date decides, wherever the phone is. */
export function daysAhead(): string[] {
  const today = businessDate(new Date(serverNow()));
  return Array.from({ length: DAYS }, (_, index) => addDays(today, index));
}

/** A valid visit from untrusted values; default: tomorrow, one night. */
export function visitOf(from: unknown, nights: unknown, days: readonly string[]): Visit {
  const isPossible = typeof from === 'string' && isDate(from) && days.includes(from);
  const count = Number(nights);
  return {
    from: isPossible ? from : (days[1] ?? ''),
    nights: Number.isInteger(count) && count >= 1 && count <= MOST_NIGHTS ? count : 1,
  };
}

/** The visit in the address `?from=2026-12-11&nights=2`; without it, the last one of this tab. */
export function useVisit(days: readonly string[]): [Visit, (change: Partial<Visit>) => void] {
  const [params, setParams] = useSearchParams();
  const kept = readDraft(MEMORY);
  const visit = params.has('from')
    ? visitOf(params.get('from'), params.get('nights'), days)
    : visitOf(kept?.['from'], kept?.['nights'], days);
  const change = (by: Partial<Visit>) => {
    const next = { ...visit, ...by };
    keepDraft(MEMORY, next);
    const query = { from: next.from, nights: String(next.nights) };
    setParams(query, { replace: true, preventScrollReset: true });
  };
  return [visit, change];
}
