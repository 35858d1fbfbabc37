import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { member, session } from '../../schema/index.ts';
import { testDatabase } from '../../../test/database/database.ts';
import { inTransaction } from '../database/index.ts';
import { send, type Identity } from '../../../test/platform/protocol/client.ts';
import { askForCode, signIn } from '../../../test/platform/protocol/sign-in.ts';
import { testApp, type TestApp } from '../../../test/platform/protocol/test-app.ts';
import { testClock, type TestClock } from '../../../test/platform/protocol/test-clock.ts';
import { createSecrets } from '../secrets/secrets.ts';
import { startSession } from './start.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;
let app: TestApp;
let clock: TestClock;

beforeAll(async () => {
  database = await testDatabase();
});
beforeEach(async () => {
  clock = testClock();
  app = await testApp({ db: database.db, clock });
});
afterEach(() => app.fastify.close());
afterAll(() => database.drop());

const check = async (as: Identity) => (await send(app, 'GET /user/info', { as })).envelope.code;
const logout = async (as: Identity) => (await send(app, 'GET /user/logout', { as })).envelope;
const ofMember = (as: Identity) => eq(session.memberId, Number(as.userId));

describe('a session', () => {
  it('is stored without its token, and with its key encrypted', async () => {
    const { token, key, userId } = await signIn(app, '66000101');
    const rows = await database.db
      .select({ row: sql<string>`row_to_json(session)::text` })
      .from(session)
      .where(eq(session.memberId, Number(userId)));
    const stored = rows.map(({ row }) => row).join();
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(key).toHaveLength(32);
    expect(stored).not.toContain(token);
    expect(stored).not.toContain(Buffer.from(token, 'base64url').toString('hex'));
    expect(stored).not.toContain(Buffer.from(token).toString('hex'));
    expect(stored).not.toContain(Buffer.from(key).toString('hex'));
  });

  it('ends after 24 hours, used or not', async () => {
    const own = await signIn(app, '66000102');
    clock.advance(86_399);
    expect(await check(own)).toBe(0);
    clock.advance(1);
    expect(await check(own)).toBe(301);
  });

  it('of another server key has ended, and is no error', async () => {
    const own = await signIn(app, '66000108');
    const signKeySealed = createSecrets(Buffer.alloc(32, 8)).seal(own.key, 'session.sign-key');
    await database.db.update(session).set({ signKeySealed }).where(ofMember(own));
    expect(await send(app, 'GET /user/info', { as: own })).toMatchObject({
      status: 200,
      envelope: { code: 301 },
    });
  });

  it('records its use at most once a minute', async () => {
    const own = await signIn(app, '66000103');
    const lastSeen = async () => {
      const [row] = await database.db.select({ at: session.lastSeenAt }).from(session).where(ofMember(own));
      return row?.at.getTime() ?? 0;
    };
    const started = await lastSeen();
    clock.advance(60);
    await check(own);
    expect(await lastSeen()).toBe(started);
    clock.advance(1);
    await check(own);
    expect(await lastSeen()).toBe(started + 61_000);
  });

  it('that does not exist gets 301', async () => {
    const own = await signIn(app, '66000104');
    expect(await check({ ...own, token: 'x'.repeat(43) })).toBe(301);
  });
});

describe('signing out', () => {
  it('ends this session only, and responds the same the second time', async () => {
    const phone = await signIn(app, '66000105');
    const tablet = await signIn(app, '66000105');
    const done = { code: 0, data: null, errorCode: null };
    expect(await logout(phone)).toMatchObject(done);
    expect(await logout(phone)).toMatchObject(done);
    expect(await check(phone)).toBe(301);
    expect(await check(tablet)).toBe(0);
  });

  it('still requires the session’s signature after it has ended', async () => {
    const own = await signIn(app, '66000106');
    await logout(own);
    expect(await logout({ ...own, key: Buffer.alloc(32) })).toMatchObject({ code: 10002 });
    expect(await logout({ ...own, token: 'y'.repeat(43) })).toMatchObject({ code: 301 });
  });
});

describe('five devices', () => {
  it('may be signed in; a sixth ends the oldest, which gets 40152', async () => {
    const devices: Identity[] = [];
    for (let n = 0; n < 6; n += 1) devices.push(await signIn(app, '66000107'));
    const codes = [];
    for (const device of devices) codes.push(await check(device));
    expect(codes).toEqual([40152, 0, 0, 0, 0, 0]);
  });

  it('do not include those that signed out or expired', async () => {
    const [expired] = [await signIn(app, '66000108')];
    clock.advance(86_400);
    const devices: Identity[] = [];
    for (let n = 0; n < 5; n += 1) devices.push(await signIn(app, '66000108'));
    await logout(devices[4] as Identity);
    devices.push(await signIn(app, '66000108'));
    const codes = [];
    for (const device of [expired, ...devices]) codes.push(await check(device));
    expect(codes).toEqual([301, 0, 0, 0, 0, 301, 0]);
  });

  it('remain five when thirty sign in at once', async () => {
    const own = await signIn(app, '66000109');
    const services = {
      environment: 'development',
      clock,
      secrets: createSecrets(Buffer.alloc(32, 7)),
    } as const;
    const start = () => inTransaction(database.db, (tx) => startSession(tx, services, Number(own.userId)));
    await Promise.all(Array.from({ length: 30 }, start));
    const rows = await database.db.select().from(session).where(ofMember(own));
    expect(rows).toHaveLength(31);
    expect(rows.filter(({ endedAt }) => endedAt === null)).toHaveLength(5);
  });
});

describe('a frozen member', () => {
  it('gets 40152 on every session, and cannot sign in', async () => {
    const own = await signIn(app, '66000110');
    const code = await askForCode(app, '66000110');
    await database.db
      .update(member)
      .set({ status: 'FROZEN' })
      .where(eq(member.id, Number(own.userId)));
    expect(await check(own)).toBe(40152);
    const { envelope } = await send(app, 'POST /user/otp/login', { payload: { ...code } });
    expect(envelope.code).toBe(40152);
    expect(await logout(own)).toMatchObject({ code: 0 });
  });

  it('who closed the account gets 40152, and the number can register again', async () => {
    const own = await signIn(app, '66000111');
    await database.db
      .update(member)
      .set({ status: 'CLOSED' })
      .where(eq(member.id, Number(own.userId)));
    expect(await check(own)).toBe(40152);
    const code = await askForCode(app, '66000111');
    const { envelope } = await send(app, 'POST /user/otp/login', { payload: { ...code } });
    expect(envelope).toMatchObject({ code: 0, data: { needRegister: true } });
  });
});
