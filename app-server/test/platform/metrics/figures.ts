import type { ReleaseFigures } from '../../../src/platform/metrics/release-metrics.ts';

/** A roll-out to a tenth, of which one version is worse; `change` replaces some of it. */
export function figures(change: Partial<ReleaseFigures> = {}): ReleaseFigures {
  const side = (which: string, version: string, crash: number) => ({
    unit: 'mf-shop',
    version,
    side: which,
    visits: 40,
    failures: { crash },
    integrityAlarms: 0,
  });
  return {
    channel: 'production',
    release: 7,
    share: 0.1,
    units: [side('current', '2', 3), side('baseline', '1', 0)],
    events: { halt: 2 },
    ...change,
  };
}
