import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, utimesSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { claim } from './claim.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'resort-claim-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The socket of a killed process. */
async function leaveStaleClaim(): Promise<void> {
  const [owner, aside] = [join(folder, 'owner'), join(folder, 'aside')];
  const server = createServer().listen(owner);
  await once(server, 'listening');
  renameSync(owner, aside);
  server.close();
  await once(server, 'close');
  renameSync(aside, owner);
}

describe('a claim', () => {
  it('has one holder at a time, and can be released', async () => {
    const release = await claim(folder);
    await expect(claim(folder)).rejects.toThrow(/^Another process runs the database of this DATA_DIR: .*\.$/);
    await release();
    await (
      await claim(folder)
    )();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('of a killed process is taken over by one of many concurrent processes', async () => {
    for (let times = 0; times < 20; times += 1) {
      await leaveStaleClaim();
      const claims = await Promise.allSettled(Array.from({ length: 4 }, () => claim(folder)));
      const had = claims.filter((result) => result.status === 'fulfilled');
      for (const { value: release } of had) await release();
      expect(had).toHaveLength(1);
    }
  });

  it('is refused during a take-over, unless that process was killed long ago', async () => {
    await leaveStaleClaim();
    const lock = join(folder, 'owner.lock');
    mkdirSync(lock);
    // the file system's clock may differ from this process's
    utimesSync(lock, new Date(), new Date());
    await expect(claim(folder)).rejects.toThrow('Another process');
    const longAgo = new Date(Date.now() - 60_000);
    utimesSync(lock, longAgo, longAgo);
    await (
      await claim(folder)
    )();
    expect(readdirSync(folder)).toEqual([]);
  });
});
