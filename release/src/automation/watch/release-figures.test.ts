import { expect, it } from '@jest/globals';
import type { ClientEventKind } from '@resort/shared/remote';
import { block } from '../../changes/block.ts';
import { halt } from '../../changes/halt.ts';
import { eachRegistry } from '../../testing/each-registry.ts';
import { AUTHOR } from '../../testing/made-up-builds.ts';
import { beginRollout, channel, unit } from '../../trials/simulation/made-up-channel.ts';
import { releaseFigures } from './release-figures.ts';
import { reportCollector } from '../../health/reports/report-collector.ts';
import { lookAtHealth } from '../../health/watch-health.ts';

const at = eachRegistry();

/** A visit that reports these kinds, under a lot of its own. */
async function visit(release: 1 | 2, lot: string, ...kinds: ClientEventKind[]): Promise<void> {
  const collector = reportCollector({ registry: at.registry, channel }, (fault) => {
    throw fault;
  });
  const events = kinds.map((kind) => ({ kind, unit, version: String(release) }));
  await collector.take({ schema: 'reports/1', channel, release, events }, 'share', { lot, network: lot });
  await collector.close();
}

it('are the current release, its share, and visits and failures of both versions', async () => {
  await beginRollout(at.registry, at.dataDir, 1_000);
  const read = releaseFigures(at.registry, channel);
  await visit(1, 'a', 'view');
  await visit(2, 'b', 'view', 'crash');
  await visit(2, 'c', 'view', 'integrity-failure');
  const { units, ...figures } = await read();
  expect(figures).toMatchObject({ channel, release: 2, share: 0.1 });
  const none = { 'load-failure': 0, 'integrity-failure': 0, crash: 0 };
  expect(units.filter((one) => one.unit === unit)).toEqual([
    {
      unit,
      version: '2',
      side: 'current',
      visits: 2,
      failures: { ...none, crash: 1, 'integrity-failure': 1 },
      integrityAlarms: 1,
    },
    { unit, version: '1', side: 'baseline', visits: 1, failures: none, integrityAlarms: 0 },
  ]);
});

it('count halts, alarms and blocks from now on, each once', async () => {
  await beginRollout(at.registry, at.dataDir, 1_000);
  const read = releaseFigures(at.registry, channel);
  expect((await read()).events).toMatchObject({ halt: 0, 'integrity alarm': 0, block: 0 });
  await visit(2, 'a', 'view', 'integrity-failure');
  await lookAtHealth(at.registry, channel);
  await halt(at.registry, { channel, ...AUTHOR });
  await block(at.registry, { name: `${unit}@2`, ...AUTHOR });
  await Promise.all([read(), read()]);
  const { events, release, share } = await read();
  expect(events).toMatchObject({ halt: 1, 'integrity alarm': 1, block: 1 });
  // the halt made release 3, the block release 4
  expect([release, share]).toEqual([4, 1]);
});

it('cannot be read before anything is pinned', async () => {
  await expect(releaseFigures(at.registry, channel)()).rejects.toThrow('Nothing is pinned');
});
