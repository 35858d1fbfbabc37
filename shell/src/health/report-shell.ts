import type { ClientReport, FailureKind, PageRelease } from '@resort/shared/remote';

/** Reports a failure of the pinned shell at once, from a page that may never load the reporter. */
export function reportShell({ channel, number, since, versions }: PageRelease, kind: FailureKind): void {
  const version = versions['shell'] ?? '';
  const events = (['view', kind] as const).map((event) => ({ kind: event, unit: 'shell', version }));
  const told: ClientReport = { schema: 'reports/1', channel, release: since ?? number, events };
  navigator.sendBeacon('/v1/reports', new Blob([JSON.stringify(told)], { type: 'application/json' }));
}
