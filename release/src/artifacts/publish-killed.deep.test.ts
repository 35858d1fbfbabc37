import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from '@jest/globals';
import { listPublished } from './artifact.ts';
import { AUTHOR, madeUpRemote, madeUpShell, writeBuild } from '../testing/made-up-builds.ts';
import { eachRegistry } from '../testing/each-registry.ts';
import { publish } from './publish.ts';
import { verify } from '../trust/verify.ts';

const at = eachRegistry();
const CLI = fileURLToPath(new URL('../testing/cli.ts', import.meta.url));
const FILES = 60;

/** A remote whose publish is slow enough to be killed at any point. */
function large() {
  const remote = madeUpRemote('mf-auth', '1');
  const chunk = 'console.log("a line of a screen");'.repeat(400);
  const more = Array.from({ length: FILES }, (_, number) => [`static/${number}.js`, `${chunk}${number}`]);
  return { ...remote, files: { ...remote.files, ...Object.fromEntries(more) } };
}

it('a killed publish leaves nothing that can be pinned, and can be repeated', async () => {
  await at.publishAll(madeUpShell('1'));
  const dist = await writeBuild(join(at.dataDir, 'work'), large());
  const kills = [];
  for (const stored of [1, 20, 60, 120]) {
    const args = [CLI, 'publish', 'mf-auth', '--data-dir', at.dataDir];
    const child = spawn(process.execPath, args, { cwd: join(dist, '../..') });
    while (child.exitCode === null && (await at.registry.list('artifacts/mf-auth/')).length < stored)
      await new Promise((resolve) => setImmediate(resolve));
    child.kill('SIGKILL');
    await once(child, 'close');
    const sealed = (await at.registry.get('artifacts/mf-auth/1/artifact.json')) !== null;
    kills.push({ stored: (await at.registry.list('artifacts/mf-auth/')).length, sealed });
    if (sealed) break;
    await expect(at.pinUnits(['shell@1', 'mf-auth@1'])).rejects.toThrow('mf-auth@1 is not published');
    expect((await listPublished(at.registry)).has('mf-auth')).toBe(false);
  }
  // some kills left some files stored and others not
  expect(kills.some(({ stored, sealed }) => stored > 0 && stored < 3 * FILES && !sealed)).toBe(true);
  await publish(at.registry, { dist, ...AUTHOR });
  expect(await at.pinUnits(['shell@1', 'mf-auth@1'])).toMatchObject({ number: 1 });
  expect((await verify(at.registry)).faults).toEqual([]);
}, 60_000);
