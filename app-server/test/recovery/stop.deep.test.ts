import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { sendOver } from '../platform/protocol/over-http.ts';
import { testDatabase } from '../database/database.ts';
import { APP_SERVER, startProcess, type ServerProcess } from '../processes/process.ts';

jest.setTimeout(60_000);

let database: Awaited<ReturnType<typeof testDatabase>>;
let server: ServerProcess;

beforeAll(async () => {
  database = await testDatabase();
  const DATABASE_URL = String(database.pool.options.connectionString);
  server = await startProcess(APP_SERVER, {
    DATABASE_URL,
    SERVER_KEY: Buffer.alloc(32, 7).toString('base64'),
  });
});
afterAll(async () => {
  await server.end('SIGKILL');
  await database.drop();
});

async function untilAsleep(): Promise<void> {
  const asleep = "select 1 from pg_stat_activity where query like 'select pg_sleep%' and state = 'active'";
  while ((await database.pool.query(asleep)).rowCount === 0) await pause(10);
}

it('a call that runs when SIGTERM comes is answered; then the process ends with 0', async () => {
  const running = sendOver(server.origin, 'GET /test/slow', { payload: { seconds: '1' } });
  await untilAsleep();
  const ended = server.end('SIGTERM');
  expect((await running).envelope.code).toBe(0);
  expect(await ended).toBe(0);
  await expect(sendOver(server.origin, 'GET /user/memberShipH5')).rejects.toThrow();
});
