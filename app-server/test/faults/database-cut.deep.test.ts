/** @jest-environment-options {"ownModules": true} */
import { describe, expect, it, jest } from '@jest/globals';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startEmbeddedPostgres } from '../../src/platform/database/embedded/start.ts';
import { sendOver } from '../platform/protocol/over-http.ts';
import { READS_DATABASE } from '../platform/protocol/reads-database.ts';
import { silentLog } from '../tools/silent-log.ts';
import { temporaryFolder } from '../tools/temporary-folder.ts';
import { startBusyServer } from './busy-server.ts';
import { layLine, type Cut } from './line.ts';

jest.setTimeout(300_000);

const CUT_MS = 20_000;

describe.each<Cut>(['broken', 'silent'])('a line to the database that is %s for twenty seconds', (how) => {
  it('is answered with 503 while it lasts, heals by itself, and loses nothing that was acknowledged', async () => {
    const folder = temporaryFolder();
    const database = await startEmbeddedPostgres({ dataDir: folder.path, log: silentLog });
    const line = await layLine(join(database.connection.host, '.s.PGSQL.5432'));
    const { user, password } = database.connection;
    const address = `postgres://${user}:${password}@127.0.0.1:${line.port}/resort`;
    const server = await startBusyServer({ DATABASE_URL: address, DATA_DIR: folder.path });
    await server.burst();

    line.cut(how);
    const lasts = pause(CUT_MS, 'the cut was over');
    // answered while the connection is still cut
    const asked = sendOver(server.origin, READS_DATABASE).then(({ status }) => status);
    expect(await Promise.race([asked, lasts])).toBe(503);
    await lasts;
    line.mend();

    while (!(await server.reads())) await pause(50);
    await server.burst();
    expect(new Set(server.refusals())).toEqual(new Set([503]));
    expect(await server.finish(folder.path, () => database.stop())).toEqual([]);
    await line.stop();
    await folder.remove();
  });
});
