import type { FailureKind } from '@resort/shared/remote';
import { lastSequence, readEntry } from '../../audit/audit-log.ts';
import type { Registry } from '../../registry/registry.ts';
import { EVERYBODY } from '../../rollout/share.ts';
import { eventOf, type EventKind } from '../notices/events.ts';
import { channelHealth, type ChannelHealth } from '../../health/channel-health.ts';

/** The events that are counted; people get notices of the same ones. */
const COUNTED = ['stage', 'halt', 'integrity alarm', 'doubt', 'block'] as const satisfies EventKind[];
type CountedEvent = (typeof COUNTED)[number];

export interface UnitFigures {
  unit: string;
  version: string;
  /** how much of the release's visits this version has: the candidate of a roll-out, or its baseline */
  side: 'current' | 'baseline';
  visits: number;
  failures: Record<FailureKind, number>;
  /** visits with wrong bytes, also of named groups */
  integrityAlarms: number;
}

/** A channel in numbers, for metrics. */
export interface ReleaseFigures {
  channel: string;
  release: number;
  /** 0 to 1; 1 without a roll-out */
  share: number;
  units: UnitFigures[];
  /** since `releaseFigures` was made, so that a restarted process begins at 0, as counters do */
  events: Record<CountedEvent, number>;
}

/** Entries of the log that one reading takes; a backlog is worked off by the next ones. */
const AT_ONCE = 500;

/** Reads the numbers of a channel. The reader throws if the store does not answer, or nothing is pinned. */
export function releaseFigures(registry: Registry, channel: string): () => Promise<ReleaseFigures> {
  const events = Object.fromEntries(COUNTED.map((kind) => [kind, 0])) as ReleaseFigures['events'];
  let read: number | null = null;
  const follow = async () => {
    read ??= await lastSequence(registry);
    for (let count = 0; count < AT_ONCE; count += 1) {
      const entry = await readEntry(registry, read + 1);
      if (entry === null) return;
      read += 1;
      // a block is for every channel
      if ((entry.channel ?? channel) !== channel) continue;
      const kind = COUNTED.find((one) => one === eventOf(entry)?.kind);
      if (kind !== undefined) events[kind] += 1;
    }
  };
  // two scrapes at once must not count an entry twice
  let turn: Promise<void> = follow().catch(() => undefined);
  return async () => {
    const followed = turn.then(follow);
    turn = followed.catch(() => undefined);
    await followed;
    return { ...figuresOf(await channelHealth(registry, channel)), events: { ...events } };
  };
}

function figuresOf({ channel, release, basisPoints, units }: ChannelHealth): Omit<ReleaseFigures, 'events'> {
  return {
    channel,
    release,
    share: (basisPoints ?? EVERYBODY) / EVERYBODY,
    units: units.flatMap(sidesOf),
  };
}

function sidesOf(health: ChannelHealth['units'][number]): UnitFigures[] {
  const { unit, version, baselineVersion, failures, integrityFailures } = health;
  const side = (which: 'candidate' | 'baseline') => ({
    unit,
    visits: failures[0]?.[which].visits ?? 0,
    failures: Object.fromEntries(
      failures.map((one) => [one.kind, one[which].failures]),
    ) as UnitFigures['failures'],
  });
  const current: UnitFigures = {
    ...side('candidate'),
    version,
    side: 'current',
    integrityAlarms: integrityFailures,
  };
  if (baselineVersion === null || baselineVersion === '-') return [current];
  return [current, { ...side('baseline'), version: baselineVersion, side: 'baseline', integrityAlarms: 0 }];
}
