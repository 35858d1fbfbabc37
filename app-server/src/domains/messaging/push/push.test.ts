import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { PushState, SubscriptionTemplate } from '@resort/mf-content/contract';
import type { CallKey } from '@resort/shared/contract';
import { eq } from 'drizzle-orm';
import webPush from 'web-push';
import { notify } from '../../../core/inbox/notify.ts';
import { isPushService } from './endpoint.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import { readWebPush, type WebPushConfig } from '../../../platform/integrations/web-push-config.ts';
import { send, type Identity } from '../../../../test/platform/protocol/client.ts';
import { signIn } from '../../../../test/platform/protocol/sign-in.ts';
import type { TestApp } from '../../../../test/platform/protocol/test-app.ts';
import type { TestClock } from '../../../../test/platform/protocol/test-clock.ts';
import { outbox, pushToken } from '../../../schema/index.ts';
import { deliverAll } from '../../../../test/made/deliver.ts';
import { standOn, type Ground } from '../../../../test/database/stand-on.ts';

interface Pushed {
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A browser's side of the Push API: its keys, and what it reads of a push (RFC 8188, RFC 8291). */
function browser() {
  const ecdh = createECDH('prime256v1');
  const own = ecdh.generateKeys();
  const auth = randomBytes(16);
  const derive = (from: Buffer, salt: Buffer, info: Buffer | string, length: number) =>
    Buffer.from(hkdfSync('sha256', from, salt, info, length));
  const read = (body: Buffer): unknown => {
    const [salt, sender, sealed] = [body.subarray(0, 16), body.subarray(21, 86), body.subarray(86)];
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), own, sender]);
    const key = derive(ecdh.computeSecret(sender), auth, info, 32);
    const cek = derive(key, salt, 'Content-Encoding: aes128gcm\0', 16);
    const nonce = derive(key, salt, 'Content-Encoding: nonce\0', 12);
    const decipher = createDecipheriv('aes-128-gcm', cek, nonce).setAuthTag(sealed.subarray(-16));
    const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString());
  };
  return { keys: { p256dh: own.toString('base64url'), auth: auth.toString('base64url') }, read };
}

const vapid = webPush.generateVAPIDKeys();
let database: Ground['database'];
let app: TestApp;
let clock: TestClock;
let config: WebPushConfig;
let service: Server;
let pushes: Pushed[] = [];
let status = 201;
let as: Identity;
let other: Identity;
let sendsNone: TestApp;

beforeAll(async () => {
  service = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      pushes.push({ headers: request.headers, body: Buffer.concat(chunks) });
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((ready) => service.listen(0, '127.0.0.1', ready));
});
let another: Ground['another'];
standOn((ground) => ({ database, clock, another } = ground));
beforeAll(async () => {
  const origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  config = { keys: [vapid], subject: 'mailto:members@example.com', origins: [origin] };
  app = await another({ integrations: { webPush: config } });
  sendsNone = await another({});
  as = await signIn(app, '66000111');
  other = await signIn(app, '66000112');
  // pushes of these tests are due at any hour
  for (const who of [as, other]) await ask('POST /subscription/quiet', { quiet: null }, who);
});
beforeEach(async () => {
  status = 201;
  pushes = [];
  await database.db.delete(pushToken);
  await database.db.delete(outbox);
});
afterAll(() => void service.close());

const ask = async <T>(call: CallKey, payload: Record<string, unknown> = {}, who = as, on = app) =>
  (await send<T>(on, call, { as: who, payload })).envelope;
const endpoint = (name: string) => `${config.origins[0]}/${name}`;
const subscribe = (name: string, { keys } = browser(), who = as, topics = ['ORDERS']) =>
  ask<PushState>('POST /token/subscribe', { platform: 'WEB', token: endpoint(name), keys, topics }, who);
const tell = (who: Identity, topic: 'ORDERS' | 'NEWS' = 'ORDERS') =>
  inTransaction(database.db, (tx) =>
    notify(tx, clock, {
      memberId: Number(who.userId),
      topic,
      title: { en: 'Confirmed', jp: '確定' },
      text: { en: 'See you', jp: 'お待ちしております' },
      link: '/hotels',
    }),
  );
const deliver = () => deliverAll(database.db, clock, config);
const known = (name: string) => database.db.$count(pushToken, eq(pushToken.token, endpoint(name)));

describe('a push', () => {
  it('reaches the browser once, sealed for it alone, in the member’s language, signed by our key', async () => {
    const mine = browser();
    expect((await subscribe('mine', mine)).data).toEqual({ subscribed: true, topics: ['ORDERS'] });
    await send(app, 'PUT /user/users/{id}/language', {
      as,
      params: { id: as.userId },
      payload: { language: 'jp' },
    });
    await tell(as);
    for (const _ of [1, 2]) await deliver();
    expect(pushes).toHaveLength(1);
    const [{ headers, body } = { headers: {}, body: Buffer.alloc(0) }] = pushes;
    expect(body.toString('latin1')).not.toContain('Confirmed');
    expect(mine.read(body)).toEqual({
      id: expect.stringMatching(/^\d+$/),
      title: '確定',
      text: 'お待ちしております',
      link: '/hotels',
      language: 'jp',
    });
    const [, token = ''] = /^vapid t=([^,]+), k=/.exec(String(headers.authorization)) ?? [];
    const [head = '', claims = '', signature = ''] = token.split('.');
    const point = Buffer.from(vapid.publicKey, 'base64url');
    const jwk = {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    };
    const key = createPublicKey({ key: jwk, format: 'jwk' });
    const signed = Buffer.from(`${head}.${claims}`);
    const isOurs = verify(
      'sha256',
      signed,
      { key, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    );
    expect(isOurs).toBe(true);
  });

  it('is sent for the topics that the browser takes, and to nobody else', async () => {
    await subscribe('mine', browser(), as, ['NEWS']);
    await tell(as, 'ORDERS');
    await tell(other, 'NEWS');
    await deliver();
    expect(pushes).toHaveLength(0);
    await ask('POST /token/update/sub', { token: endpoint('mine'), subscribed: true, topics: ['ORDERS'] });
    await tell(as, 'ORDERS');
    await deliver();
    expect(pushes).toHaveLength(1);
  });

  it('forgets a browser that is gone, and tries again where the service fails', async () => {
    await subscribe('failing');
    status = 503;
    await tell(as);
    await deliver();
    status = 201;
    clock.advance(2);
    await deliver();
    expect([pushes.length, await known('failing')]).toEqual([2, 1]);
    status = 410;
    await tell(as);
    for (const _ of [1, 2]) await deliver();
    expect([pushes.length, await known('failing')]).toEqual([3, 0]);
  });

  it('goes to whoever uses the browser now', async () => {
    await subscribe('shared');
    const theirs = browser();
    await subscribe('shared', theirs, other);
    await tell(as);
    await tell(other);
    await deliver();
    expect(pushes).toHaveLength(1);
    expect(theirs.read(pushes[0]?.body ?? Buffer.alloc(0))).toMatchObject({ link: '/hotels' });
    await ask('POST /token/update/sub', { token: endpoint('shared'), subscribed: false });
    expect(await known('shared')).toBe(1);
    const off = await ask('POST /token/update/sub', { token: endpoint('shared'), subscribed: false }, other);
    expect([off.data, await known('shared')]).toEqual([{ subscribed: false, topics: [] }, 0]);
  });
});

describe('subscribing', () => {
  it.each([
    'https://evil.example/push',
    'http://127.0.0.1:1/',
    'http://fcm.googleapis.com/x',
    'https://fcm.googleapis.com:8443/x',
    'https://user:pass@fcm.googleapis.com/x',
    'https://fcm.googleapis.com.evil.example/x',
    'https://evilnotify.windows.com/x',
    'file:///etc/passwd',
    'not an address',
  ])('is refused to an address of no push service: %s', async (token) => {
    expect(isPushService(token, config)).toBe(false);
    const payload = { platform: 'WEB', token, keys: browser().keys, topics: ['NEWS'] };
    expect(await ask('POST /token/subscribe', payload)).toMatchObject({ code: 19031, errorCode: 'PUSH_OFF' });
  });

  it.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://wns2-by3p.notify.windows.com/w/?token=abc',
  ])('is taken by %s', (token) => expect(isPushService(token, config)).toBe(true));

  it('is refused without keys of a browser, and where the hotel sends none', async () => {
    const wrong = { keys: { p256dh: 'AAAA', auth: 'AAAA' } };
    const payload = { platform: 'WEB', token: endpoint('x'), topics: ['NEWS'], ...wrong };
    expect((await ask('POST /token/subscribe', payload)).code).toBe(19031);
    const right = { ...payload, keys: browser().keys };
    expect((await ask('POST /token/subscribe', right, as, sendsNone)).code).toBe(19031);
    const none = await ask<{ webPushKey: null }>('GET /subscription/template', {}, as, sendsNone);
    expect(none.data.webPushKey).toBeNull();
  });

  it('asks by templates, and remembers the latest word', async () => {
    const templates = async () =>
      (
        await ask<{ templates: SubscriptionTemplate[]; webPushKey: string }>('GET /subscription/template', {
          language: 'tc',
        })
      ).data;
    const first = await templates();
    expect(first.webPushKey).toBe(vapid.publicKey);
    expect(first.templates.map(({ id, accepted }) => [id, accepted])).toEqual([
      ['ORDERS', null],
      ['ACTIVITIES', null],
      ['OFFERS', null],
      ['NEWS', null],
    ]);
    for (const result of ['ACCEPT', 'REJECT', 'ACCEPT', 'REJECT'])
      await ask('POST /subscription/log', { id: 'NEWS', result });
    await ask('POST /subscription/log', { id: 'OFFERS', result: 'ACCEPT' });
    expect((await templates()).templates).toMatchObject([
      { accepted: null },
      { accepted: null },
      { accepted: true, title: '優惠及禮券' },
      { accepted: false },
    ]);
  });
});

describe('the keys', () => {
  const read = (values: Record<string, string>) => readWebPush((name) => values[name]);
  const all = {
    VAPID_PUBLIC_KEY: vapid.publicKey,
    VAPID_PRIVATE_KEY: vapid.privateKey,
    VAPID_SUBJECT: 'mailto:members@example.com',
  };

  it('are read together or not at all', () => {
    expect(read({})).toBeUndefined();
    expect(read({ ...all, WEB_PUSH_ORIGINS: 'https://push.example.com' })).toMatchObject({
      keys: [vapid],
      origins: ['https://push.example.com'],
    });
    const { VAPID_SUBJECT: _none, ...two } = all;
    expect(() => read(two)).toThrow('VAPID_SUBJECT missing');
    expect(() => read({ ...all, VAPID_PUBLIC_KEY: 'x' })).toThrow('P-256');
    expect(() => read({ ...all, VAPID_SUBJECT: 'members' })).toThrow('mailto');
  });

  it('are a ring of pairs in the same order', () => {
    const next = webPush.generateVAPIDKeys();
    const ring = (publics: string[], privates: string[]) =>
      read({ ...all, VAPID_PUBLIC_KEY: publics.join(','), VAPID_PRIVATE_KEY: privates.join('\n') });
    expect(ring([next.publicKey, vapid.publicKey], [next.privateKey, vapid.privateKey])).toMatchObject({
      keys: [next, vapid],
    });
    expect(() => ring([next.publicKey], [next.privateKey, vapid.privateKey])).toThrow('same order');
    expect(() => ring([next.publicKey, vapid.publicKey], [vapid.privateKey, next.privateKey])).toThrow(
      'same order',
    );
    expect(() => ring([next.publicKey, next.publicKey], [next.privateKey, next.privateKey])).toThrow('twice');
  });
});
