import type { ClientEventKind } from '@resort/shared/remote';
import { FAILURES } from './report.ts';
import { addTo, countKey, type Counts } from './counts.ts';
import type { HealthDocument } from './health-store.ts';

/** Visits of one version within one period. */
export interface PeriodNumbers {
  visits: number;
  /** failures of all kinds; a visit can have more than one */
  errors: number;
  lcp: GoodOf;
  inp: GoodOf;
}

/** Measured visits, and those that were good by https://web.dev/articles/vitals. */
export interface GoodOf {
  good: number;
  all: number;
}

/** What happened within half an hour, not since the beginning. */
export interface Period {
  /** its end, ISO 8601 */
  at: string;
  candidate: PeriodNumbers;
  /** null without a roll-out */
  baseline: PeriodNumbers | null;
}

interface Side {
  release: number;
  name: string;
}

/** The counts of all stages within half an hour. */
export interface PeriodCounts {
  at: string;
  counts: Counts;
}

const PERIOD_MS = 30 * 60_000;

/** The kept slots by half hours, the earliest first. `told`: the documents of the stages; null without reports. */
export function periodsOf(told: readonly (HealthDocument | null)[], now: number): PeriodCounts[] {
  const byEnd = new Map<number, Counts>();
  for (const document of told)
    for (const [slot, counts] of Object.entries(document?.slots ?? {})) {
      const end = (Math.floor(Date.parse(slot) / PERIOD_MS) + 1) * PERIOD_MS;
      const sum = byEnd.get(end) ?? {};
      addTo(sum, counts);
      byEnd.set(end, sum);
    }
  return [...byEnd]
    .sort(([one], [other]) => one - other)
    .map(([end, counts]) => ({ at: new Date(Math.min(end, now)).toISOString(), counts }));
}

/** The periods in which a unit had visits; empty without any. */
export function overTime(periods: readonly PeriodCounts[], candidate: Side, baseline: Side | null): Period[] {
  return periods
    .map(({ at, counts }) => ({
      at,
      candidate: numbersOf(candidate, counts),
      baseline: baseline && numbersOf(baseline, counts),
    }))
    .filter((period) => period.candidate.visits + (period.baseline?.visits ?? 0) > 0);
}

/** By a random sample alone, as for the comparison. */
function numbersOf(side: Side, counts: Counts): PeriodNumbers {
  const count = (kind: ClientEventKind) => counts[countKey({ ...side, cohort: 'share', kind })] ?? 0;
  const goodOf = (vital: 'lcp' | 'inp'): GoodOf => {
    const good = count(`${vital}-good`);
    return { good, all: good + count(`${vital}-fair`) + count(`${vital}-poor`) };
  };
  return {
    visits: count('view'),
    errors: FAILURES.reduce((all, kind) => all + count(kind), 0),
    lcp: goodOf('lcp'),
    inp: goodOf('inp'),
  };
}
