/** @jest-environment-options {"ownModules": true} */
import { expect, it, jest } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { appendFileSync, chmodSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { temporaryFolder } from '../tools/temporary-folder.ts';
import { startBusyServer } from './busy-server.ts';

jest.setTimeout(300_000);

/** Space for a new cluster and some minutes of load. */
const DISK = '400m';
const BLOCK = Buffer.alloc(1024 * 1024);

const folder = temporaryFolder();
const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK},mode=711`, 'tmpfs', folder.path]);
const isMounted = mounted.status === 0;
if (!isMounted) process.stdout.write(`a full disk was not tried: ${String(mounted.stderr).trim()}\n`);

/** Writes until the disk is full. */
function fill(file: string): void {
  for (const block of [BLOCK, BLOCK.subarray(0, 4096)])
    try {
      for (;;) appendFileSync(file, block);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    }
}

(isMounted ? it : it.skip)(
  'a full disk refuses what it cannot keep, half does nothing, and is no matter once there is room',
  async () => {
    chmodSync(folder.path, 0o711);
    const filler = join(folder.path, 'filler');
    const server = await startBusyServer({ DATA_DIR: folder.path });
    try {
      await server.burst();
      fill(filler);
      const before = server.refusals().length;
      while (server.refusals().length < before + 20) await pause(20);
      expect(new Set(server.refusals())).toEqual(new Set([503]));
    } finally {
      rmSync(filler, { force: true });
    }
    while (!(await server.reads())) await pause(50);
    await server.burst();
    expect(new Set(server.refusals())).toEqual(new Set([503]));
    expect(await server.finish(folder.path, () => Promise.resolve())).toEqual([]);
    spawnSync('umount', [folder.path]);
    await folder.remove();
  },
);
