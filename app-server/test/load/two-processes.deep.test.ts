import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { testDatabase } from '../database/database.ts';
import type { ServerProcess } from '../processes/process.ts';
import { startServerOn } from '../processes/two-servers.ts';
import { drive } from './drive.ts';
import { newLoadMembers } from './members.ts';
import { newRedemptions } from './redemptions.ts';

jest.setTimeout(600_000);

/** The key of `startServerOn`. */
const SERVER_KEY = Buffer.alloc(32, 7);
/** Each device states its address; otherwise they would share one limit. */
const BEHIND_US = { TRUST_PROXY: '127.0.0.1' };
const MEMBERS = 40;
let database: Awaited<ReturnType<typeof testDatabase>>;
let servers: ServerProcess[];

beforeAll(async () => {
  database = await testDatabase();
  servers = await Promise.all([startServerOn(database, BEHIND_US), startServerOn(database, BEHIND_US)]);
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.end('SIGTERM')));
  await database.drop();
});

it('two processes under load redeem every request once, whichever of them hears it, and the books balance', async () => {
  const members = await newLoadMembers(database.db, MEMBERS, SERVER_KEY);
  const redemptions = await newRedemptions(database.db, members);
  const driven = await drive({
    origins: servers.map(({ origin }) => origin),
    connections: 16,
    seconds: 15,
    next: () => redemptions.next({ repeats: true }),
  });
  expect(driven.errors).toEqual({});
  expect(await redemptions.faults()).toEqual([]);
  expect(redemptions.count()).toBeGreaterThan(100);
  // repeated requests were answered, too
  expect(driven.times.length).toBeGreaterThan(redemptions.count());
});
