import type { ClientReport } from '@resort/shared/remote';
import type { Registry } from '../registry/registry.ts';
import { addTo, countKey, type Cohort, type Counts } from '../health/counts.ts';
import { addToHealth } from '../health/health-store.ts';
import { followLiveReleases, type LiveReleases } from './live-releases.ts';

/** How long counts may stay in memory before they are stored; a killed process loses them. */
const FLUSH_MS = 5_000;

export interface ReportCollector {
  /** counts a page's report; ignores releases that are no longer served */
  take(report: ClientReport, cohort: Cohort): Promise<void>;
  /** stores the new counts */
  flush(): Promise<void>;
  /** flushes for the last time */
  close(): Promise<void>;
}

/**
 * Counts reports in memory and stores them periodically, so that a report causes no write.
 * @param onFault receives the reason when counts cannot be stored; they are retried later
 */
export function reportCollector(
  { registry, channel }: { registry: Registry; channel: string },
  onFault: (fault: unknown) => void,
): ReportCollector {
  const liveReleases = followLiveReleases(registry, channel);
  let waiting = new Map<number, Counts>();
  let flushing: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | null = null;

  async function store(): Promise<void> {
    const [taken, at] = [waiting, new Date()];
    waiting = new Map();
    for (const [current, counts] of taken) {
      try {
        await addToHealth(registry, { channel, current, at, counts });
      } catch (fault) {
        addTo(countsOf(current), counts);
        onFault(fault);
      }
    }
  }
  function countsOf(current: number): Counts {
    const counts = waiting.get(current) ?? {};
    waiting.set(current, counts);
    return counts;
  }
  function flush(): Promise<void> {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    flushing = flushing.then(store);
    return flushing;
  }

  return {
    async take(report, cohort) {
      const live = await liveReleases();
      if (live === null || report.channel !== channel) return;
      const told = counted(live, report, cohort);
      if (Object.keys(told).length === 0) return;
      addTo(countsOf(live.current), told);
      timer ??= setTimeout(() => void flush(), FLUSH_MS).unref();
    },
    flush,
    close: flush,
  };
}

/** Counts only pinned versions: the page of an older release, or a tester's, runs others. */
function counted({ names }: LiveReleases, { release, events }: ClientReport, cohort: Cohort): Counts {
  const counts: Counts = {};
  for (const { kind, unit, version } of events) {
    const name = `${unit}@${version}`;
    if (names.get(release)?.has(name)) addTo(counts, { [countKey({ release, cohort, name, kind })]: 1 });
  }
  return counts;
}
