import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { listPublished } from '../../artifacts/artifact.ts';
import { collectGarbage } from '../../gc/collect-garbage.ts';
import { rollback } from '../../changes/rollback.ts';
import { status } from '../../views/status.ts';
import { AUTHOR, madeUpRemote, madeUpShell } from '../../testing/made-up-builds.ts';
import { eachRegistry } from '../../testing/each-registry.ts';
import { verify } from '../../trust/verify.ts';
import { writeHistory } from './made-up-history.ts';

const at = eachRegistry();
const VERSIONS = 40;

it('is a realistic history: complete, usable, and gc removes old versions', async () => {
  await at.publishAll(madeUpShell('1.0.0'), madeUpRemote('mf-a', '1.0.0'), madeUpRemote('mf-b', '1.0.0'));
  await at.pinUnits(['shell@1.0.0', 'mf-a@1.0.0', 'mf-b@1.0.0']);
  await writeHistory({ registry: at.registry, root: join(at.dataDir, 'release'), versions: VERSIONS });
  expect((await verify(at.registry)).faults).toEqual([]);
  const { current, pins } = await status(at.registry, { channel: 'production' });
  expect([current, pins]).toEqual([VERSIONS, { shell: '1.0.0', 'mf-a': '40.0.0', 'mf-b': '40.0.0' }]);
  const channel = 'production';
  expect(await rollback(at.registry, { channel, ...AUTHOR })).toMatchObject({ number: VERSIONS + 1 });

  const dropped = await collectGarbage(at.registry, { keepDays: 30, dryRun: false, ...AUTHOR });
  expect(dropped).toEqual(expect.arrayContaining(['mf-a@2.0.0', 'mf-b@9.0.0']));
  const kept = (await listPublished(at.registry)).get('mf-a') ?? [];
  expect(kept).toEqual(expect.arrayContaining(['39.0.0', '40.0.0', '11.0.0']));
  expect((await verify(at.registry)).faults).toEqual([]);
});
