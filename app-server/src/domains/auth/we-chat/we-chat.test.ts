import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { CallKey } from '@resort/shared/contract';
import { jsSdkSignature } from './js-sdk-signature.ts';
import type { WeChatConfig } from '../../../platform/integrations/we-chat-config.ts';
import { send } from '../../../../test/platform/protocol/client.ts';
import { testApp, type TestApp } from '../../../../test/platform/protocol/test-app.ts';
import { testClock, type TestClock } from '../../../../test/platform/protocol/test-clock.ts';
import { weChatCache } from '../../../schema/index.ts';
import { openDatabase } from '../../../platform/database/index.ts';
import { silentLog } from '../../../../test/tools/silent-log.ts';
import { testDatabase } from '../../../../test/database/database.ts';

interface Asked {
  readonly path: string;
  readonly token: string | null;
  readonly body: Record<string, unknown>;
}

let database: Awaited<ReturnType<typeof testDatabase>>;
let clock: TestClock;
let standIn: Server;
let bare: TestApp;
let configured: TestApp;
let configuredWith: { appOrigin: string; weChat: WeChatConfig };
let asked: Asked[] = [];
let tokens = 0;
let refused: string | undefined;
let busy = false;

function answer({ path, token }: Asked): unknown {
  if (busy) return { errcode: -1 };
  if (path === '/cgi-bin/stable_token') return { access_token: `token${(tokens += 1)}`, expires_in: 7200 };
  if (token === refused) return { errcode: 40_001 };
  if (path === '/cgi-bin/ticket/getticket') return { errcode: 0, ticket: 'ticket1', expires_in: 7200 };
  if (path === '/wxa/generate_urllink') return { errcode: 0, url_link: `https://wxaurl.cn/${token}` };
  return Buffer.from('PNG');
}

beforeAll(async () => {
  database = await testDatabase();
  clock = testClock();
  standIn = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString();
      const body = text === '' ? {} : (JSON.parse(text) as Record<string, unknown>);
      const call = { path: url.pathname, token: url.searchParams.get('access_token'), body };
      asked.push(call);
      const given = answer(call);
      const isPicture = Buffer.isBuffer(given);
      response.setHeader('content-type', isPicture ? 'image/png' : 'application/json');
      response.end(isPicture ? given : JSON.stringify(given));
    });
  });
  await new Promise<void>((ready) => standIn.listen(0, '127.0.0.1', ready));
  const weChat: WeChatConfig = {
    miniProgram: { appId: 'wxmini', secret: 'mini-secret' },
    officialAccount: { appId: 'wxofficial', secret: 'official-secret' },
    apiBase: `http://127.0.0.1:${(standIn.address() as AddressInfo).port}`,
  };
  bare = await testApp({
    db: database.db,
    clock,
    integrations: { appOrigin: 'https://members.example.com' },
  });
  configuredWith = { appOrigin: 'https://members.example.com', weChat };
  const integrations = configuredWith;
  configured = await testApp({ db: database.db, clock, integrations, environment: 'production' });
});
beforeEach(async () => {
  asked = [];
  refused = undefined;
  busy = false;
  await database.db.delete(weChatCache);
});
afterAll(async () => {
  standIn.close();
  await bare.fastify.close();
  await configured.fastify.close();
  await database.drop();
});

/** Another process's view: a pool of its own on the same database. */
async function testDatabaseTwin() {
  const databaseUrl = String(database.pool.options.connectionString);
  const opened = await openDatabase({ databaseUrl, log: silentLog });
  const app = await testApp({
    db: opened.db,
    clock,
    integrations: configuredWith,
    environment: 'production',
  });
  const close = async () => {
    await app.fastify.close();
    await opened.close();
  };
  return { app, close };
}

const call = async (app: TestApp, key: CallKey, payload: Record<string, unknown>) =>
  (await send<Record<string, unknown>>(app, key, { payload })).envelope;
const LINK = { path: 'pages/loading/index', query: 'path=11&lang=TC&locale=tc&id=%E6%BE%B3' };
const link = (app: TestApp, change = {}) =>
  call(app, 'POST /common/miniprogram/jsapi/url', { ...LINK, ...change });
const CODE = { scene: 'ref=abc', page: 'pages/loading/index' };
const pathsOf = () => asked.map(({ path }) => path);

describe('a link into the mini-program', () => {
  it('is asked of WeChat in its own words, and lasts thirty days', async () => {
    const { data } = await link(configured);
    expect(data['urlLink']).toMatch(/^https:\/\/wxaurl\.cn\/token\d+$/);
    const days = (Date.parse(String(data['expireAt'])) - clock.now().getTime()) / 86_400_000;
    expect(Math.round(days)).toBe(30);
    expect(asked[0]?.body).toEqual({
      grant_type: 'client_credential',
      appid: 'wxmini',
      secret: 'mini-secret',
    });
    expect(asked[1]?.body).toEqual({ ...LINK, expire_type: 1, expire_interval: 30, env_version: 'release' });
  });

  it('costs one token and one link however many ask at once, and for a day after', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => link(configured)));
    expect(new Set(answers.map(({ data }) => data['urlLink'])).size).toBe(1);
    expect(pathsOf()).toEqual(['/cgi-bin/stable_token', '/wxa/generate_urllink']);
    clock.advance(86_399);
    await link(configured);
    expect(asked).toHaveLength(2);
    clock.advance(1);
    await link(configured);
    expect(pathsOf().slice(2)).toEqual(['/cgi-bin/stable_token', '/wxa/generate_urllink']);
  });

  it('costs one token also for many processes and many links, more than there are connections', async () => {
    const other = await testDatabaseTwin();
    try {
      const all = Array.from({ length: 60 }, (_, n) =>
        link(n % 2 === 0 ? configured : other.app, { query: `path=11&n=${n}` }),
      );
      for (const { code } of await Promise.all(all)) expect(code).toBe(0);
      expect(pathsOf().filter((path) => path === '/cgi-bin/stable_token')).toHaveLength(1);
    } finally {
      await other.close();
    }
  });

  it('is tried once more with a new token where WeChat refuses the old one', async () => {
    await link(configured);
    refused = `token${tokens}`;
    expect(await link(configured, { query: 'path=6' })).toMatchObject({ code: 0 });
    expect(pathsOf().filter((path) => path === '/cgi-bin/stable_token')).toHaveLength(2);
  });

  it('fails with one error whatever WeChat says, and works again afterwards', async () => {
    busy = true;
    expect(await link(configured)).toMatchObject({ code: 19022, errorCode: null });
    busy = false;
    expect(await link(configured)).toMatchObject({ code: 0 });
    expect(configured.log.join('')).not.toContain('mini-secret');
  });

  it.each([
    { path: '/pages/my/index' },
    { path: 'pages/my?x=1' },
    { query: 'x'.repeat(1025) },
    { query: 'a=澳門' },
    { expireInterval: 31 },
    { expireType: 0 },
  ])('refuses %j', async (change) => {
    expect(await link(configured, change)).toMatchObject({ code: 10001 });
  });

  it('leads in development to a page that shows what was handed over, as text', async () => {
    const { data } = await link(bare, { query: 'path=11&x=%3Cb%3E' });
    expect(data['urlLink']).toMatch(/^\/_dev\/miniprogram\?id=[0-9a-f]{24}$/);
    const url = String(data['urlLink']);
    const response = await bare.fastify.inject({ url });
    expect(response.body).toContain('pages/loading/index');
    expect(response.body).not.toContain('<b>');
    expect((await bare.fastify.inject({ url, remoteAddress: '10.0.0.1' })).statusCode).toBe(404);
    const handOffs = (await bare.fastify.inject({ url: '/_dev/hand-offs' })).json<unknown[]>();
    expect(handOffs[0]).toEqual({
      path: 'pages/loading/index',
      query: 'path=11&x=%3Cb%3E',
      envVersion: 'release',
      expireType: 1,
      expireInterval: 30,
    });
  });

  it('is not there in production without a mini-program', async () => {
    const production = await testApp({ db: database.db, clock, environment: 'production' });
    expect(await link(production)).toMatchObject({ code: 19021, errorCode: null });
    for (const path of ['members', 'hand-offs', 'miniprogram?id=1'])
      expect((await production.fastify.inject({ url: `/_dev/${path}` })).statusCode).toBe(404);
    await production.fastify.close();
  });
});

describe('a code for the mini-program', () => {
  it('is asked for with the specification’s defaults', async () => {
    const { data } = await call(configured, 'POST /common/miniprogram/jsapi/qrcode', CODE);
    expect(data).toEqual({ imageBase64: Buffer.from('PNG').toString('base64'), contentType: 'image/png' });
    expect(asked.at(-1)?.body).toEqual({
      ...CODE,
      check_path: true,
      env_version: 'release',
      width: 280,
      auto_color: false,
      line_color: { r: 10, g: 10, b: 10 },
      is_hyaline: false,
    });
    busy = true;
    await database.db.delete(weChatCache);
    expect(await call(configured, 'POST /common/miniprogram/jsapi/qrcode', CODE)).toMatchObject({
      code: 19022,
    });
  });

  it('opens the app where there is no mini-program', async () => {
    const { data } = await call(bare, 'POST /common/miniprogram/jsapi/qrcode', CODE);
    expect(data['contentType']).toBe('image/svg+xml');
    expect(Buffer.from(String(data['imageBase64']), 'base64').toString()).toMatch(/^<svg .*rgb\(10,10,10\)/s);
  });
});

describe('the JS-SDK', () => {
  const config = (app: TestApp, url: string) => call(app, 'GET /wechat/jsapi/config', { url });

  it('is signed as WeChat’s own example', () => {
    const signature = jsSdkSignature({
      ticket: 'sM4AOVdWfPE4DxkXGEs8VMCPGGVi4C3VM0P37wVUCFvkVAy_90u5h9nbSlYy3-Sl-HhTdfl2fzFy1AOcHKP7qg',
      nonceStr: 'Wm3WZYTPz0wzccnW',
      timestamp: 1_414_587_457,
      url: 'http://mp.weixin.qq.com?params=value',
    });
    expect(signature).toBe('0f9de62fce790f9a083d5c99e95740ceb90c27ed');
  });

  it('is signed for our pages, without their hash, and for nobody else’s', async () => {
    const url = 'https://members.example.com/en/offers?x=1';
    const { data } = await config(configured, `${url}#part`);
    const { timestamp, nonceStr, signature } = data as {
      timestamp: number;
      nonceStr: string;
      signature: string;
    };
    expect(signature).toBe(jsSdkSignature({ ticket: 'ticket1', nonceStr, timestamp, url }));
    expect(data).toMatchObject({ appId: 'wxofficial' });
    expect(await config(configured, 'https://members.example.com.evil.test/')).toMatchObject({ code: 10001 });
    expect(await config(configured, 'nonsense')).toMatchObject({ code: 10001 });
  });

  it('is signed with a ticket of this machine in development, and refused in production, without an account', async () => {
    const url = 'https://members.example.com/en/offers';
    const { data } = await config(bare, url);
    expect(data).toMatchObject({ appId: 'development', signature: expect.stringMatching(/^[0-9a-f]{40}$/) });
    const { miniProgram, apiBase } = configuredWith.weChat;
    const weChat = { miniProgram, apiBase, officialAccount: undefined };
    const integrations = { appOrigin: 'https://members.example.com', weChat };
    const production = await testApp({ db: database.db, clock, integrations, environment: 'production' });
    expect(await config(production, url)).toMatchObject({ code: 19021 });
    await production.fastify.close();
  });
});
