import { expect, it } from '@jest/globals';
import { Registry } from 'prom-client';
import { figures } from '../../../test/platform/metrics/figures.ts';
import { releaseMetrics, type ReleaseFigures } from './release-metrics.ts';

/** The series of each scrape, whose readings come one after another. */
async function scrapes(...readings: (ReleaseFigures | Error)[]): Promise<string[][]> {
  const registry = new Registry();
  const left = [...readings];
  const metrics = releaseMetrics(registry, async () => {
    const next = left.shift();
    if (next === undefined || next instanceof Error) throw next ?? new Error('no reading');
    return next;
  });
  const said = [];
  while (left.length > 0) {
    await metrics.refresh();
    said.push((await registry.metrics()).split('\n').filter((line) => line.startsWith('resort_')));
  }
  return said;
}

it('has the release, its share, both versions of each unit, and the events', async () => {
  const [series] = await scrapes(figures());
  expect(series).toEqual([
    'resort_release_read 1',
    'resort_release_number{channel="production"} 7',
    'resort_release_share{channel="production"} 0.1',
    'resort_release_visits{unit="mf-shop",version="2",side="current"} 40',
    'resort_release_visits{unit="mf-shop",version="1",side="baseline"} 40',
    'resort_release_failures{unit="mf-shop",version="2",side="current",kind="crash"} 3',
    'resort_release_failures{unit="mf-shop",version="1",side="baseline",kind="crash"} 0',
    'resort_release_integrity_alarms{unit="mf-shop",version="2"} 0',
    'resort_release_events_total{event="halt"} 2',
  ]);
});

it('is absent instead of stale while the registry does not answer; events go on counting', async () => {
  const [, away, again] = await scrapes(
    figures(),
    new Error('the store is away'),
    figures({ units: [], events: { halt: 5 } }),
  );
  expect(away).toEqual(['resort_release_read 0', 'resort_release_events_total{event="halt"} 2']);
  // versions that the release no longer has are gone
  expect(again).toEqual([
    'resort_release_read 1',
    'resort_release_number{channel="production"} 7',
    'resort_release_share{channel="production"} 0.1',
    'resort_release_events_total{event="halt"} 5',
  ]);
});
