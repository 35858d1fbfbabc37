import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import pg from 'pg';
import { silentLog } from '../../../../test/tools/silent-log.ts';
import { findBinaries, program, reachableBinaries } from './binaries.ts';
import { runAs } from './run-as.ts';
import { serverUser } from './server-user.ts';
import { startEmbeddedPostgres } from './start.ts';

jest.setTimeout(60_000);

const user = serverUser();
const describeAsRoot = user ? describe : describe.skip;

describeAsRoot(
  'as root, below a folder of mode 0700 (skipped for other users, whose server is themselves)',
  () => {
    let shut: string;
    let leftovers: string[];

    beforeEach(() => {
      shut = mkdtempSync(join(tmpdir(), 'resort-shut-'));
      leftovers = [shut];
    });
    afterEach(() => {
      for (const path of leftovers) rmSync(path, { recursive: true, force: true });
    });

    it('puts the cluster of the default folder elsewhere, logs where, and finds it again', async () => {
      const log = { ...silentLog, warn: (details: object) => void told.push(details) };
      const told: object[] = [];
      const start = () =>
        startEmbeddedPostgres({ dataDir: join(shut, '.data'), log, whenUnreachable: 'move' });

      const first = await start();
      const client = new pg.Client(first.connection);
      await client.connect();
      await client.query('create table stays (guest text)');
      await client.end();
      await first.stop();

      const [{ folder } = { folder: '' }] = told as { folder: string }[];
      leftovers.push(folder);
      expect(statSync(join(folder, 'postgres'))).toMatchObject({ uid: user?.uid, mode: 0o40700 });

      const second = await start();
      const again = new pg.Client(second.connection);
      await again.connect();
      expect((await again.query('select guest from stays')).rows).toEqual([]);
      await again.end();
      await second.stop();
    });

    it('refuses an explicit DATA_DIR there, and says what to do', async () => {
      const start = startEmbeddedPostgres({ dataDir: join(shut, 'data'), log: silentLog });
      await expect(start).rejects.toThrow(
        `may not pass ${shut}. Set DATA_DIR to a folder that others may pass`,
      );
    });

    it('copies programs that the server cannot reach, once, and again if a copied file is missing', async () => {
      const installed = await findBinaries();
      const root = join(shut, 'native');
      cpSync(installed.root, root, { recursive: true, verbatimSymlinks: true });
      const version = `test-${randomUUID()}`;
      const run = () => {
        const binaries = reachableBinaries({ root, version }, user);
        leftovers.push(binaries.root);
        return {
          binaries,
          says: execFileSync(program(binaries, 'postgres'), ['--version'], runAs(user)).toString(),
        };
      };

      const first = run();
      expect(first.binaries.root).not.toBe(root);
      expect(first.says).toContain('PostgreSQL');
      const made = statSync(first.binaries.root).ino;
      run();
      expect(statSync(first.binaries.root).ino).toBe(made);

      rmSync(program(first.binaries, 'postgres'));
      expect(run().says).toContain('PostgreSQL');
    });
  },
);
