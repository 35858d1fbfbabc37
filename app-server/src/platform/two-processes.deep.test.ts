import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { each, raceOn, twoServers, type Racing, type TwoServers } from '../../test/processes/two-servers.ts';
import { newRandom, type CallOptions, type Identity } from '../../test/platform/protocol/client.ts';
import { sendOver, signInOver } from '../../test/platform/protocol/over-http.ts';
import { hasValkey, testValkey, type TestValkey } from '../../test/tools/valkey.ts';
import { rateBucket } from '../schema/index.ts';

let database: Racing['database'];
let servers: TwoServers;
let member: Identity;

raceOn((racing) => ({ database, servers, member } = racing), '66000101');

const language = (n: number, options: CallOptions) =>
  sendOver(servers.at(n), 'PUT /user/users/{id}/language', {
    as: member,
    params: { id: member.userId },
    payload: { language: 'kr' },
    ...options,
  });

describe('two processes on one database', () => {
  it('share sessions, also when they end', async () => {
    const own = await signInOver(servers.at(0), '66000102');
    expect((await sendOver(servers.at(1), 'GET /user/info', { as: own })).envelope.code).toBe(0);
    expect((await sendOver(servers.at(1), 'GET /user/logout', { as: own })).envelope.code).toBe(0);
    expect((await sendOver(servers.at(0), 'GET /user/info', { as: own })).envelope.code).toBe(301);
  });

  it('I19: accept a request once between them', async () => {
    const random = newRandom();
    const codes = (await each(30, (n) => language(n, { random }))).map(({ envelope }) => envelope.code);
    expect(codes.filter((code) => code === 0)).toHaveLength(1);
    expect(codes.filter((code) => code === 10006)).toHaveLength(29);
  });

  it('share limits of codes, without a store of their own', async () => {
    const payload = (n: number) => ({
      areaCode: '+853',
      phone: '66123456',
      authId: `guess${n}`,
      otpId: 'f'.repeat(32),
      code: '000000',
    });
    const key = 'call POST /user/otp/login ip 127.0.0.1';
    const window = { key, count: 296, resetsAt: new Date(Date.now() + 600_000) };
    await database.db.insert(rateBucket).values(window);
    const answers = await each(8, (n) =>
      sendOver(servers.at(n), 'POST /user/otp/login', { payload: payload(n) }),
    );
    const codes = answers.map(({ envelope }) => envelope.code);
    expect(codes.filter((code) => code === 11002)).toHaveLength(4);
    expect(codes.filter((code) => code === 10010)).toHaveLength(4);
    await database.db.delete(rateBucket);
  });

  it('I5: run a call once per key, and send the same response', async () => {
    const payload = { note: 'race', idempotencyKey: 'race' };
    const answers = await each(30, (n) =>
      sendOver(servers.at(n), 'POST /test/once', { as: member, payload }),
    );
    expect(new Set(answers.map(({ envelope }) => JSON.stringify(envelope)))).toHaveProperty('size', 1);
    expect(answers[0]?.envelope.code).toBe(0);
    const { rows } = await database.pool.query<{ answers: number }>(
      'select count(*)::int as answers from idem',
    );
    expect(rows).toEqual([{ answers: 1 }]);
  });
});

const needsValkey = 'two processes with LIMITS_URL (requires valkey-server or redis-server)';

(hasValkey ? describe : describe.skip)(needsValkey, () => {
  let valkey: TestValkey;
  let together: TwoServers;
  beforeAll(async () => {
    valkey = await testValkey();
    together = await twoServers(database, { LIMITS_URL: valkey.url });
    // on a busy machine the first answer of the store takes longer than a call waits; a process then counts alone for 2 s
    await each(2, (n) => sendOver(together.at(n), 'GET /user/info', { as: member }));
    await pause(2_500);
  });
  afterAll(async () => {
    await together.stop();
    await valkey.remove();
  });

  const limited = async (authId: string, times: number) => {
    const payload = { authId };
    const answers = await each(times, (n) => sendOver(together.at(n), 'GET /test/limited', { payload }));
    return answers.map(({ envelope }) => envelope.code).filter((code) => code === 0).length;
  };

  it('share the limits of calls', async () => {
    // no more than the address may, which a process would otherwise remember without the store
    expect(await limited('counted', 5)).toBe(3);
  });

  it('serve on without it, each with the limit alone, and guard codes as before', async () => {
    await valkey.kill();
    expect(await limited('without', 8)).toBe(6);
    const window = {
      key: 'call POST /user/otp/login ip 127.0.0.1',
      count: 300,
      resetsAt: new Date(Date.now() + 600_000),
    };
    await database.db.insert(rateBucket).values(window);
    const payload = { areaCode: '+853', phone: '66123456', otpId: 'f'.repeat(32), code: '000000' };
    const codes = await each(2, async (n) => {
      const { envelope } = await sendOver(together.at(n), 'POST /user/otp/login', { payload });
      return envelope.code;
    });
    expect(codes).toEqual([10010, 10010]);
  });
});
