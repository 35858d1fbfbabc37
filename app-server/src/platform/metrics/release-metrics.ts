import { Counter, Gauge, type Registry } from 'prom-client';
import { withinLimit } from '../database/index.ts';

/** The numbers of a channel's releases, as the registry of releases reads them. */
export interface ReleaseFigures {
  readonly channel: string;
  readonly release: number;
  readonly share: number;
  readonly units: readonly {
    readonly unit: string;
    readonly version: string;
    readonly side: string;
    readonly visits: number;
    readonly failures: Readonly<Record<string, number>>;
    readonly integrityAlarms: number;
  }[];
  /** since the process started */
  readonly events: Readonly<Record<string, number>>;
}

/**
 * The releases that this process serves, read at each scrape. If the registry does not respond, these series are
 * absent and `resort_release_read` is 0. Labels are names of published versions, never what a page reported.
 */
export function releaseMetrics(
  registry: Registry,
  read: () => Promise<ReleaseFigures>,
): { refresh(): Promise<void> } {
  const registers = [registry];
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name: `resort_release_${name}`, help, labelNames, registers });
  const isRead = gauge('read', 'Whether the registry of releases answered this scrape in time');
  const number = gauge('number', 'The current release', ['channel']);
  const share = gauge('share', 'The share of visitors that get it, 0 to 1', ['channel']);
  const visits = gauge('visits', 'Visits of a version in this release', ['unit', 'version', 'side']);
  const failures = gauge('failures', 'How many of them failed', ['unit', 'version', 'side', 'kind']);
  const alarms = gauge('integrity_alarms', 'Visits of the current version with wrong bytes', [
    'unit',
    'version',
  ]);
  const events = new Counter({
    name: 'resort_release_events_total',
    help: 'Entries of the audit log since this process started, such as halt, alarm and doubt',
    labelNames: ['event'],
    registers,
  });
  const counted = new Map<string, number>();
  return {
    async refresh() {
      const figures = await withinLimit(read());
      for (const one of [number, share, visits, failures, alarms]) one.reset();
      isRead.set(figures === undefined ? 0 : 1);
      if (figures === undefined) return;
      const { channel } = figures;
      number.set({ channel }, figures.release);
      share.set({ channel }, figures.share);
      for (const { unit, version, side, integrityAlarms, ...of } of figures.units) {
        visits.set({ unit, version, side }, of.visits);
        for (const [kind, count] of Object.entries(of.failures))
          failures.set({ unit, version, side, kind }, count);
        if (side === 'current') alarms.set({ unit, version }, integrityAlarms);
      }
      for (const [event, count] of Object.entries(figures.events)) {
        events.inc({ event }, Math.max(0, count - (counted.get(event) ?? 0)));
        counted.set(event, count);
      }
    },
  };
}
