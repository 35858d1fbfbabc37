import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { SERVER as PRODUCT } from '@resort/shared/variables';
import { readConfig } from './config.ts';
import * as declared from './variables.ts';

const folder = mkdtempSync(join(tmpdir(), 'resort-config-'));
afterAll(() => rmSync(folder, { recursive: true }));
const HOSTED_PAGE = {
  PAYMENT_URL: 'https://pay.example/api/',
  PAYMENT_SECRET_KEY: 'sk_secret',
  PAYMENT_WEBHOOK_SECRET: 'whsec_secret',
  PUBLIC_ORIGIN: 'https://members.example',
};
const SERVER_KEY = Buffer.alloc(32, 1).toString('base64');
const MESSAGES = {
  SMTP_URL: 'smtp://mail.example.com',
  MAIL_FROM: 'Resort <a@example.com>',
  MESSAGE_GATEWAY_URL: 'https://sms.example.com/',
  MESSAGE_GATEWAY_SECRET: 's',
};
const read = (env: Record<string, string>) => readConfig({ DATA_DIR: folder, SERVER_KEY, ...env });

describe('the configuration', () => {
  it('has defaults for development', () => {
    expect(read({})).toMatchObject({
      environment: 'development',
      apiBase: '/gateway',
      databaseUrl: undefined,
      fixedNow: undefined,
      appKey: 'h5-public-app-key-not-a-secret',
    });
    expect(readConfig({ SERVER_KEY }).dataDir).toMatch(/\/\.data$/);
  });

  it.each([
    ['/gateway/', '/gateway'],
    ['/', ''],
    ['https://api.example.com/members/v2/', '/members/v2'],
    ['https://api.example.com', ''],
  ])('mounts %s at "%s"', (base, mounted) => {
    expect(read({ APP_SERVER_BASE: base }).apiBase).toBe(mounted);
  });

  it('fixes the clock', () => {
    const now = '2026-11-21T12:00:00+08:00';
    expect(read({ APP_NOW: now }).fixedNow).toEqual(new Date(now));
  });

  it.each([
    ['APP_ENV', 'staging'],
    ['APP_NOW', 'yesterday'],
    ['APP_NOW', '2026-11-21'],
    ['APP_NOW', '2026-13-41T00:00:00Z'],
    ['APP_SERVER_BASE', 'gateway'],
    ['APP_SERVER_BASE', '//evil.example'],
    ['APP_SERVER_BASE', 'ftp://api.example.com/'],
    ['APP_SERVER_BASE', '/a/:b'],
    ['SERVER_KEY', 'short'],
    ['TRUST_PROXY', 'true'],
    ['CORS_ORIGINS', '*'],
  ])('refuses %s=%s with a message that names it', (name, value) => {
    expect(() => read({ [name]: value })).toThrow(new RegExp(`^${name} [^\\n]*\\.$`));
  });

  it.each([
    ['SMTP_URL', 'http://mail.example.com'],
    ['MESSAGE_GATEWAY_URL', 'gateway'],
    ['PUBLIC_ORIGIN', 'https://members.example.com/path'],
    ['ALIYUN_CAPTCHA_EKEY', 'short'],
    ['ALIYUN_CAPTCHA_SCRIPT', '/captcha.js'],
    ['ALIYUN_CAPTCHA_SOURCES', "https://*.alicdn.com 'unsafe-eval'"],
    ['ALIYUN_CAPTCHA_SOURCES', 'https://a.example;script-src'],
    ['ALIYUN_CAPTCHA_SOURCES', '*'],
  ])('refuses %s=%s', (name, value) => {
    const account = { KEY_ID: 'i', KEY_SECRET: 's', SCENE_ID: 'c', PREFIX: 'p' };
    const aliyun = Object.entries(account).map(([key, text]) => [`ALIYUN_CAPTCHA_${key}`, text]);
    expect(() => read({ ...Object.fromEntries(aliyun), [name]: value })).toThrow(
      new RegExp(`^${name} .*\\.$`),
    );
  });

  it('requires in production everything that delivers codes, by name', () => {
    const env = { APP_ENV: 'production', ...HOSTED_PAGE, SMTP_URL: 'smtp://mail.example.com' };
    expect(() => read(env)).toThrow(
      /^MAIL_FROM, MESSAGE_GATEWAY_URL, MESSAGE_GATEWAY_SECRET missing; in production/,
    );
    expect(read({ ...env, ...MESSAGES }).messages.gateway).toEqual({
      url: 'https://sms.example.com/',
      secret: 's',
    });
  });

  it('requires both halves of a WeChat account', () => {
    expect(() => read({ WECHAT_MINI_APP_ID: 'wx1' })).toThrow(/^WECHAT_MINI_APP_SECRET missing/);
    expect(read({}).integrations.weChat).toBeUndefined();
  });

  it('never repeats the server key', () => {
    expect(() => read({ SERVER_KEY: 'c2VjcmV0' })).not.toThrow(/c2VjcmV0/);
  });

  it('reads a ring of server keys, and refuses one that names a key twice', () => {
    const [first, second] = [1, 2].map((byte) => Buffer.alloc(32, byte).toString('base64'));
    expect(read({ SERVER_KEY: `${second},${first}` }).serverKeys).toEqual([
      Buffer.alloc(32, 2),
      Buffer.alloc(32, 1),
    ]);
    expect(() => read({ SERVER_KEY: `${first}\n${first}` })).toThrow(/^SERVER_KEY names a key twice\.$/);
    expect(() => read({ SERVER_KEY: `${first} short` })).toThrow(/^SERVER_KEY must hold 32 bytes/);
  });

  it('requires in production exactly the variables that are declared so', () => {
    const complete: Record<string, string> = {
      APP_ENV: 'production',
      SERVER_KEY,
      ...MESSAGES,
      ...HOSTED_PAGE,
    };
    const required = [PRODUCT, ...Object.values(declared)].flatMap((variables) =>
      Object.entries(variables).flatMap(([name, variable]) => ('isRequired' in variable ? [name] : [])),
    );
    expect(required.toSorted()).toEqual(
      Object.keys(complete)
        .filter((name) => name !== 'APP_ENV')
        .toSorted(),
    );
    expect(readConfig({ DATA_DIR: folder, ...complete }).environment).toBe('production');
    for (const name of required)
      expect(() => readConfig({ DATA_DIR: folder, ...complete, [name]: '' })).toThrow(name);
  });

  it('requires a server key in production', () => {
    const env = { APP_ENV: 'production', DATA_DIR: folder, ...MESSAGES };
    expect(() => readConfig(env)).toThrow(/^SERVER_KEY is missing/);
    expect(readConfig({ ...env, ...HOSTED_PAGE, SERVER_KEY }).serverKeys).toEqual([Buffer.alloc(32, 1)]);
  });

  it('uses the payment sandbox in development, unless a provider is configured', () => {
    expect(read({}).payment).toEqual({ kind: 'sandbox' });
    expect(
      read({ ...HOSTED_PAGE, PAYMENT_METHODS: 'CARD, WALLET', PAYMENT_SAVED_CARDS: 'on' }).payment,
    ).toEqual({
      kind: 'hosted-page',
      url: 'https://pay.example/api',
      secretKey: 'sk_secret',
      webhookSecret: 'whsec_secret',
      publicOrigin: 'https://members.example',
      methods: ['CARD', 'WALLET'],
      keepsCards: true,
    });
    expect(read(HOSTED_PAGE).payment).toMatchObject({ keepsCards: false });
  });

  it.each(['production', 'development'])(
    'names what a payment provider lacks in %s, without secrets',
    (APP_ENV) => {
      const { PAYMENT_SECRET_KEY, PUBLIC_ORIGIN } = HOSTED_PAGE;
      const half = { APP_ENV, PAYMENT_SECRET_KEY, PUBLIC_ORIGIN };
      expect(() => read(half)).toThrow(/^PAYMENT_URL, PAYMENT_WEBHOOK_SECRET are missing; [^\n]*\.$/);
      expect(() => read(half)).not.toThrow(/sk_secret/);
    },
  );

  it('has no sandbox in production', () => {
    expect(() => read({ APP_ENV: 'production' })).toThrow(
      /^PAYMENT_URL, PAYMENT_SECRET_KEY, PAYMENT_WEBHOOK_SECRET, PUBLIC_ORIGIN are missing; in production a payment provider must be configured\.$/,
    );
  });

  it.each([
    ['PAYMENT_URL', 'http://pay.example/api'],
    ['PAYMENT_URL', 'pay.example'],
    ['PUBLIC_ORIGIN', 'https://members.example/app'],
    ['PAYMENT_METHODS', 'CARD,CHEQUE'],
    ['PAYMENT_SAVED_CARDS', 'yes'],
  ])('refuses %s=%s of a payment provider', (name, value) => {
    const env = { ...HOSTED_PAGE, APP_ENV: 'production', [name]: value };
    expect(() => read(env)).toThrow(new RegExp(`^${name} must [^\\n]*\\.$`));
  });

  it('creates a key once in development, readable by its owner only', () => {
    const { serverKeys } = readConfig({ DATA_DIR: folder });
    expect(serverKeys.map(({ length }) => length)).toEqual([32]);
    expect(readConfig({ DATA_DIR: folder }).serverKeys).toEqual(serverKeys);
    const file = join(folder, 'server-key');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file, 'utf8').trim()).toBe(serverKeys[0].toString('base64'));
  });
});
