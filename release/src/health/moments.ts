import { addTo, type Counts } from './counts.ts';
import { SLOT_MINUTES, type HealthDocument } from './health-store.ts';

/** The cumulative counts at the end of a slot. */
export interface Moment {
  /** ISO 8601; now for the current slot */
  at: string;
  /** per stage, in the order of the documents */
  counts: Counts[];
}

/**
 * The history of a roll-out, earliest first; the last moment is the total. It is calculated backwards from the totals,
 * because only the latest slots are kept.
 * @param told the documents of its stages; null without reports
 */
export function momentsOf(told: readonly (HealthDocument | null)[], now: number): Moment[] {
  const slots = [...new Set(told.flatMap((document) => Object.keys(document?.slots ?? {})))]
    .sort()
    .toReversed();
  const counts = told.map((document) => ({ ...document?.total }));
  const moments: Moment[] = [];
  for (const slot of slots) {
    const end = Date.parse(slot) + SLOT_MINUTES * 60_000;
    const at = new Date(Math.min(end, now)).toISOString();
    moments.push({ at, counts: counts.map((stage) => ({ ...stage })) });
    for (const [stage, document] of told.entries()) takeFrom(counts[stage] ?? {}, document?.slots[slot]);
  }
  return moments.toReversed();
}

function takeFrom(counts: Counts, less: Counts = {}): void {
  addTo(counts, Object.fromEntries(Object.entries(less).map(([key, count]) => [key, -count])));
}
