import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sendOver, signInOver } from '../platform/protocol/over-http.ts';
import { onServer } from '../database/on-server.ts';
import { APP_SERVER, startProcess, type ServerProcess } from '../processes/process.ts';
import { databaseOn, testServer } from '../database/server.ts';
import { temporaryFolder } from '../tools/temporary-folder.ts';

const AHEAD = fileURLToPath(new URL('../processes/ten-minutes-ahead.ts', import.meta.url));
/** The signature's window is five minutes on either side (specification §7). */
const LATE_MS = 600_000;

describe('an app server whose machine is ten minutes ahead', () => {
  const name = `clocks_${randomBytes(6).toString('hex')}`;
  const folder = temporaryFolder();
  let server: ServerProcess;
  beforeAll(async () => {
    await onServer(testServer(), `create database ${name} template ${testServer().template}`);
    server = await startProcess(APP_SERVER, {
      DATABASE_URL: databaseOn(testServer(), name),
      DATA_DIR: folder.path,
      NODE_OPTIONS: `--import=${AHEAD}`,
    });
  }, 60_000);
  afterAll(async () => {
    await server?.end('SIGTERM');
    await onServer(testServer(), `drop database ${name} with (force)`);
    await folder.remove();
  });

  it('follows the database: a device with the right time signs in, as on every other server', async () => {
    const as = await signInOver(server.origin, '66000101');
    const { envelope } = await sendOver(server.origin, 'GET /user/info', { as });
    expect(envelope.code).toBe(0);
  });

  it('refuses what was stamped ten minutes ago, and tells the right time', async () => {
    const { envelope } = await sendOver<{ serverTime: number }>(server.origin, 'GET /user/memberShipH5', {
      timestamp: Date.now() - LATE_MS,
    });
    expect(envelope.errorCode).toBe('CLOCK_SKEW');
    expect(Math.abs(envelope.data.serverTime - Date.now())).toBeLessThan(LATE_MS / 2);
  });
});
