import { beforeAll, describe, expect, it } from '@jest/globals';
import { standOn, type Ground } from '../../../test/database/stand-on.ts';
import { prune } from '../jobs/prune.ts';
import { newRandom, send, VISITOR, type Identity } from '../../../test/platform/protocol/client.ts';
import { signIn } from '../../../test/platform/protocol/sign-in.ts';
import type { TestApp } from '../../../test/platform/protocol/test-app.ts';
import { testClock } from '../../../test/platform/protocol/test-clock.ts';

let database: Ground['database'];
let app: TestApp;
let member: Identity;
let other: Identity;
const clock = testClock();

standOn((ground) => ({ database, app } = ground), { clock });
beforeAll(async () => {
  member = await signIn(app, '66000001');
  other = await signIn(app, '66000002');
});

const codeOf = async (...call: Parameters<typeof send> extends [TestApp, ...infer R] ? R : never) =>
  (await send(app, ...call)).envelope.code;

describe('the signature', () => {
  it('authenticates a visitor and a member', async () => {
    expect(await codeOf('GET /common/phone/areaCode')).toBe(0);
    expect(await codeOf('GET /user/info', { as: member })).toBe(0);
  });

  it('does not depend on the order of the query', async () => {
    const change = (wire: { url: string }) => {
      const [path, query = ''] = wire.url.split('?');
      wire.url = `${path}?${query.split('&').toReversed().join('&')}`;
    };
    expect(await codeOf('GET /user/copywriter', { payload: { scene: 'terms' }, change })).toBe(0);
  });

  it('covers queries that need encoding, spaces and other scripts', async () => {
    const payload = { scene: 'terms', note: 'a b+c/澳門&=%' };
    expect(await codeOf('GET /user/copywriter', { payload })).toBe(0);
  });

  it.each([
    ['another key', () => ({ as: { ...VISITOR, key: Buffer.from('another') } })],
    ['the visitors’ key for a member', () => ({ as: { ...member, key: VISITOR.key } })],
    ['another member’s key', () => ({ as: { ...member, key: other.key } })],
    ['another member’s id', () => ({ as: { ...member, userId: other.userId } })],
  ])('refuses %s', async (_name, options) => {
    expect(await codeOf('GET /common/phone/areaCode', options())).toBe(10002);
  });

  it('refuses a body with one flipped byte', async () => {
    const change = (wire: { body: string | undefined }) => {
      wire.body = wire.body?.replace('"66000101"', '"66000111"');
    };
    const payload = { areaCode: '+853', phone: '66000101', channel: 'sms' };
    expect(await codeOf('POST /user/login/otp', { payload, change })).toBe(10002);
  });

  it('refuses a path that was not signed', async () => {
    const change = (wire: { url: string }) => {
      wire.url = wire.url.replace('/user/info', '/user/cards');
    };
    expect(await codeOf('GET /user/info', { as: member, change })).toBe(10002);
  });
});

describe('the timestamp', () => {
  it.each([-300, 300])('may be off by %d s', async (seconds) => {
    const timestamp = clock.now().getTime() + seconds * 1000;
    expect(await codeOf('GET /common/phone/areaCode', { timestamp })).toBe(0);
  });

  it.each([-301, 301])(
    "is refused if off by %d s, with the server's time in the response",
    async (seconds) => {
      const serverTime = clock.now().getTime();
      const timestamp = serverTime + seconds * 1000;
      const { envelope, status } = await send(app, 'GET /common/phone/areaCode', { timestamp });
      expect(status).toBe(200);
      expect(envelope).toMatchObject({ code: 10003, errorCode: 'CLOCK_SKEW', data: { serverTime } });
    },
  );
});

describe('the nonce', () => {
  const language = (as: Identity, random: string, said = {}) =>
    codeOf('PUT /user/users/{id}/language', {
      as,
      random,
      params: { id: as.userId },
      payload: { language: 'tc', ...said },
    });

  it('permits one changing call', async () => {
    const random = newRandom();
    expect(await language(member, random)).toBe(0);
    expect(await language(member, random)).toBe(10006);
  });

  it('permits one of many concurrent calls', async () => {
    const random = newRandom();
    const codes = await Promise.all(Array.from({ length: 20 }, () => language(member, random)));
    expect(codes.filter((code) => code === 0)).toHaveLength(1);
    expect(codes.filter((code) => code === 10006)).toHaveLength(19);
  });

  it('applies to a GET that changes something', async () => {
    const as = await signIn(app, '66000003');
    const random = newRandom();
    expect(await codeOf('GET /user/logout', { as, random })).toBe(0);
    expect(await codeOf('GET /user/logout', { as, random })).toBe(10006);
  });

  it('permits one request of a visitor', async () => {
    const random = newRandom();
    const ask = () =>
      codeOf('POST /user/login/otp', {
        random,
        payload: { areaCode: '+853', phone: '66000104', channel: 'sms' },
      });
    expect(await ask()).toBe(0);
    clock.advance(61);
    expect(await ask()).toBe(10006);
  });

  it('is remembered for as long as its timestamp is accepted', async () => {
    const as = await signIn(app, '66000105');
    const random = newRandom();
    const timestamp = clock.now().getTime() + 300_000;
    const send = () =>
      codeOf('PUT /user/users/{id}/language', {
        as,
        random,
        timestamp,
        params: { id: as.userId },
        payload: { language: 'kr' },
      });
    expect(await send()).toBe(0);
    clock.advance(600);
    await prune(database.db, clock);
    expect(await send()).toBe(10006);
    clock.advance(61);
    await prune(database.db, clock);
    expect(await send()).toBe(10003);
  });

  it('is stored per session, whatever member a request claims', async () => {
    const random = newRandom();
    expect(await language(member, random, { authId: 'one' })).toBe(0);
    expect(await language(other, random, { authId: 'one' })).toBe(0);
    expect(await language(member, random, { authId: 'another' })).toBe(10006);
  });

  it('is not consumed by reading, nor by a request with a wrong signature', async () => {
    const random = newRandom();
    expect(await codeOf('GET /user/info', { as: member, random })).toBe(0);
    expect(await codeOf('GET /user/info', { as: member, random })).toBe(0);
    expect(await language({ ...member, key: other.key }, random)).toBe(10002);
    expect(await language(member, random)).toBe(0);
  });
});

describe('the shape', () => {
  it.each(['platform', 'channel', 'language', 'sign', 'timestamp', 'random'])(
    'requires the header %s before the session is checked',
    async (name) => {
      const change = (wire: { headers: Record<string, string> }) => {
        delete wire.headers[name];
      };
      const as = { ...member, token: 'unknown' };
      const { envelope } = await send(app, 'GET /user/info', { as, change });
      expect(envelope).toMatchObject({ code: 10001, data: { fields: [{ path: name }] } });
    },
  );

  it.each([
    ['platform', '5'],
    ['channel', 'app'],
    ['sign', 'zz'],
    ['timestamp', 'today'],
    ['random', 'ABC'],
  ])('refuses %s: %s', async (name, value) => {
    const change = (wire: { headers: Record<string, string> }) => {
      wire.headers[name] = value;
    };
    expect(await codeOf('GET /common/phone/areaCode', { change })).toBe(10001);
  });

  it('refuses a repeated query key', async () => {
    const change = (wire: { url: string }) => {
      wire.url += '&scene=privacy';
    };
    expect(await codeOf('GET /user/copywriter', { payload: { scene: 'terms' }, change })).toBe(10001);
  });

  it('names the invalid members of the payload', async () => {
    const { envelope } = await send(app, 'POST /user/login/otp', { payload: { areaCode: '853' } });
    expect(envelope.code).toBe(10001);
    const paths = (envelope.data as { fields: { path: string }[] }).fields.map(({ path }) => path);
    expect(paths.sort()).toEqual(['areaCode', 'channel', 'phone']);
  });

  it('is checked first, then the session, the timestamp and the signature', async () => {
    const timestamp = clock.now().getTime() - 600_000;
    const bad = { ...member, key: VISITOR.key };
    expect(await codeOf('GET /user/info', { as: { ...bad, token: 'unknown' }, timestamp })).toBe(301);
    expect(await codeOf('GET /user/info', { as: bad, timestamp })).toBe(10003);
    expect(await codeOf('GET /user/info', { as: bad })).toBe(10002);
  });
});

describe('authorisation', () => {
  it('asks a visitor to sign in', async () => {
    const { envelope, status } = await send(app, 'GET /user/info');
    expect(status).toBe(200);
    expect(envelope).toMatchObject({ code: 301, data: null, errorCode: null });
  });

  it('refuses the record of another member', async () => {
    const options = { as: member, params: { id: other.userId }, payload: { language: 'jp' } };
    expect(await codeOf('PUT /user/users/{id}/language', options)).toBe(10007);
    const { envelope } = await send<{ language: string }>(app, 'GET /user/info', { as: other });
    expect(envelope.data.language).not.toBe('jp');
  });
});
