import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { send, type Identity } from '../../../test/platform/protocol/client.ts';
import { signIn } from '../../../test/platform/protocol/sign-in.ts';
import { standOn, type Ground } from '../../../test/database/stand-on.ts';
import type { TestApp } from '../../../test/platform/protocol/test-app.ts';
import { silentLog } from '../../../test/tools/silent-log.ts';
import { until } from '../../../test/tools/until.ts';
import { member, session } from '../../schema/index.ts';
import { followNotices } from '../database/index.ts';
import { KNOWN_MS, rememberSessions } from './known-sessions.ts';

let ground: Ground;
standOn((given) => (ground = given));

/** Two processes on one database: each remembers sessions and hears what the other changes. */
let one: TestApp;
let other: TestApp;
let stops: (() => Promise<void>)[];
beforeEach(async () => {
  stops = [];
  [one, other] = [await process(), await process()];
});
afterEach(() => Promise.all(stops.map((stop) => stop())));

async function process(): Promise<TestApp> {
  const known = rememberSessions(ground.clock);
  const { promise: hearing, resolve } = Promise.withResolvers<void>();
  const follower = {
    ...known,
    onHearing: async () => {
      await known.onHearing();
      resolve();
    },
  };
  stops.push(followNotices(ground.database.db, silentLog, [follower]));
  const app = await ground.another({ knownSessions: known });
  await hearing;
  return app;
}

const read = async (app: TestApp, as: Identity) => (await send(app, 'GET /user/info', { as })).envelope.code;
const ofMember = (as: Identity) => eq(session.memberId, Number(as.userId));
const end = (as: Identity) =>
  ground.database.db.update(session).set({ endedAt: new Date(), endReason: 'REVOKED' }).where(ofMember(as));
/** As if the notice was lost. */
async function endUnheard(as: Identity) {
  await ground.database.db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.update(session).set({ endedAt: new Date(), endReason: 'REVOKED' }).where(ofMember(as));
  });
}

describe('a session that was read a moment ago', () => {
  it('is not read again by a call that reads', async () => {
    const own = await signIn(ground.app, '66000101');
    expect(await read(one, own)).toBe(0);
    await endUnheard(own);
    expect(await read(one, own)).toBe(0);
    // it was never read here
    expect(await read(other, own)).toBe(301);
  });

  it('is read again by a call that changes something', async () => {
    const own = await signIn(ground.app, '66000102');
    expect(await read(one, own)).toBe(0);
    await endUnheard(own);
    const put = await send(one, 'PUT /user/users/{id}/language', {
      as: own,
      params: { id: own.userId },
      payload: { language: 'jp' },
    });
    expect(put.envelope.code).toBe(301);
  });

  it('is read again after five seconds', async () => {
    const own = await signIn(ground.app, '66000103');
    expect(await read(one, own)).toBe(0);
    await endUnheard(own);
    ground.clock.advance(KNOWN_MS / 1000);
    expect(await read(one, own)).toBe(0);
    ground.clock.advance(1);
    expect(await read(one, own)).toBe(301);
  });

  it('expires on time', async () => {
    const own = await signIn(ground.app, '66000104');
    ground.clock.advance(86_399);
    expect(await read(one, own)).toBe(0);
    ground.clock.advance(1);
    expect(await read(one, own)).toBe(301);
  });
});

describe('every process hears', () => {
  it('that a session has ended', async () => {
    const own = await signIn(ground.app, '66000105');
    expect([await read(one, own), await read(other, own)]).toEqual([0, 0]);
    await end(own);
    for (const app of [one, other]) await until(async () => (await read(app, own)) === 301);
  });

  it('that a member is no longer active', async () => {
    const own = await signIn(ground.app, '66000106');
    expect(await read(one, own)).toBe(0);
    const { db } = ground.database;
    await db
      .update(member)
      .set({ status: 'CLOSED' })
      .where(eq(member.id, Number(own.userId)));
    await until(async () => (await read(one, own)) === 40152);
  });

  it('or reads each session while its connection is away', async () => {
    const own = await signIn(ground.app, '66000107');
    expect(await read(one, own)).toBe(0);
    await endUnheard(own);
    expect(await read(one, own)).toBe(0);
    await ground.database.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and query like 'listen %'`,
    );
    await until(async () => (await read(one, own)) === 301);
  });
});
