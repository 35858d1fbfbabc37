import { describe, expect, it } from '@jest/globals';
import { each, raceOn, type Racing, type TwoServers } from '../../test/processes/two-servers.ts';
import { newRandom, type CallOptions, type Identity } from '../../test/platform/protocol/client.ts';
import { sendOver, signInOver } from '../../test/platform/protocol/over-http.ts';

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

  it('share limits', async () => {
    const payload = { authId: 'counted' };
    const answers = await each(8, (n) => sendOver(servers.at(n), 'GET /test/limited', { payload }));
    const codes = answers.map(({ envelope }) => envelope.code);
    expect(codes.filter((code) => code === 0)).toHaveLength(3);
    expect(codes.filter((code) => code === 10010)).toHaveLength(5);
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
