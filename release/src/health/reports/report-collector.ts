import type { ClientReport } from '@resort/shared/remote';
import type { Registry } from '../../registry/registry.ts';
import { stackCollector } from '../crashes/stack-collector.ts';
import { addTo, countKey, type Cohort, type Counts } from '../counts.ts';
import { addToHealth, type Told } from '../health-store.ts';
import { FAILURES } from '../report.ts';
import { followLiveReleases, type LiveReleases } from './live-releases.ts';
import { visitWeights, type Teller } from './visit-weights.ts';

/** How long counts may stay in memory before they are stored; a killed process loses them. */
const FLUSH_MS = 5_000;

export interface ReportCollector {
  /**
   * counts a visit's report, each kind once; ignores reports of releases that are no longer served. Throws UsageError
   * for a stack in no script of the release; nothing of the report counts then.
   */
  take(report: ClientReport, cohort: Cohort, teller: Teller): Promise<void>;
  /** stores the counts since the last flush */
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
  const counts = visitWeights();
  const stacks = stackCollector(registry, onFault);
  let waiting = new Map<number, Told>();
  let flushing: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | null = null;

  async function store(): Promise<void> {
    const [taken, at] = [waiting, new Date()];
    waiting = new Map();
    for (const [current, told] of taken) {
      try {
        await addToHealth(registry, { channel, current, at, ...told });
      } catch (fault) {
        add(current, told);
        onFault(fault);
      }
    }
    await stacks.store(at);
  }
  function add(current: number, told: Told): void {
    const all = waiting.get(current) ?? { counts: {}, networks: {} };
    addTo(all.counts, told.counts);
    addTo(all.networks, told.networks);
    waiting.set(current, all);
  }
  function flush(): Promise<void> {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    flushing = flushing.then(store);
    return flushing;
  }

  return {
    async take(report, cohort, teller) {
      const live = await liveReleases();
      if (live === null || report.channel !== channel) return;
      const told = await stacks.read(report, live.names.get(report.release) ?? NONE);
      const hasStacks = stacks.add(
        told.filter(({ name }) => counts(teller, `${name} ${report.release} stack`)),
      );
      const keys = named(live, report, cohort).filter((key) => counts(teller, key));
      if (keys.length === 0 && !hasStacks) return;
      if (keys.length > 0) add(live.current, toldBy(keys, teller));
      timer ??= setTimeout(() => void flush(), FLUSH_MS).unref();
    },
    flush,
    close: flush,
  };
}

/** Only pinned units are counted: a page of an older release, or a tester's page, runs other versions. */
function named({ names }: LiveReleases, { release, events }: ClientReport, cohort: Cohort): string[] {
  return events.flatMap(({ kind, unit, version }) => {
    const name = `${unit}@${version}`;
    return names.get(release)?.has(name) ? [countKey({ release, cohort, name, kind })] : [];
  });
}

const NONE: ReadonlySet<string> = new Set();

function toldBy(keys: readonly string[], { network }: Teller): Told {
  const failed = keys.filter((key) => FAILURES.some((kind) => key.endsWith(` ${kind}`)));
  return { counts: once(keys), networks: once(failed.map((key) => `${key} ${network}`)) };
}

const once = (keys: readonly string[]): Counts => Object.fromEntries(keys.map((key) => [key, 1]));
