import { addTo, type Counts } from './counts.ts';
import { SLOT_MINUTES, type HealthDocument } from './health-store.ts';

/** What had been told by the end of a slot. */
export interface Moment {
  /** ISO 8601; now for the slot that is not over */
  at: string;
  /** stage by stage, in the order of the documents */
  counts: Counts[];
}

/**
 * The course of a roll-out, the earliest moment first; the last one is all that was told. Reckoned from the end: the
 * totals are whole, while only the last slots are kept apart.
 * @param told the documents of its stages; null where nobody told anything
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
