import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readAppleWallet, readGoogleWallet } from './wallet-config.ts';
import type { PassCertificates } from './wallet-development.ts';

const folder = mkdtempSync(join(tmpdir(), 'wallet-config-'));
let own: PassCertificates;
let given: Record<string, string>;

beforeAll(async () => {
  const made = await readAppleWallet(() => undefined, true, folder)?.certificates();
  if (made === undefined) throw new Error('development makes no certificates');
  own = made;
  given = {
    APPLE_WALLET_PASS_TYPE: 'pass.local.resort.members',
    APPLE_WALLET_TEAM: 'DEVELOPMNT',
    APPLE_WALLET_CERTIFICATE: own.certificate,
    APPLE_WALLET_KEY: own.key,
    APPLE_WALLET_WWDR: own.wwdr,
  };
});
afterAll(() => rmSync(folder, { recursive: true }));

const read = (env: Record<string, string>, isDevelopment = false) =>
  readAppleWallet((name) => env[name], isDevelopment, folder);
const otherKey = () =>
  generateKeyPairSync('rsa', { modulusLength: 2048 })
    .privateKey.export({ type: 'pkcs8', format: 'pem' })
    .toString();

describe('the certificate of Apple Wallet', () => {
  it('is made once in development, and absent in production', async () => {
    expect(read({}, false)).toBeUndefined();
    expect(await read({}, true)?.certificates()).toEqual(own);
    expect(read({}, true)?.isSelfMade).toBe(true);
    expect(readdirSync(folder)).toEqual(['wallet-development.json']);
  });

  it('of a team signs passes in any environment', async () => {
    for (const isDevelopment of [true, false]) {
      const wallet = read(given, isDevelopment);
      expect(wallet).toMatchObject({ passType: 'pass.local.resort.members', isSelfMade: false });
      expect((await wallet?.certificates())?.certificate).toBe(own.certificate.replaceAll('\r\n', '\n'));
    }
  });

  it.each([
    ['a missing variable', { APPLE_WALLET_WWDR: '' }, /APPLE_WALLET_WWDR missing/],
    ['another key', { APPLE_WALLET_KEY: otherKey() }, /^APPLE_WALLET_KEY is not the key of/],
    [
      'a damaged key',
      { APPLE_WALLET_KEY: '-----BEGIN PRIVATE KEY-----\nAA\n' },
      /^APPLE_WALLET_KEY is not an RSA/,
    ],
    ['a path as key', { APPLE_WALLET_KEY: '/none/key.pem' }, /^APPLE_WALLET_KEY is not an RSA/],
    [
      'a damaged certificate',
      { APPLE_WALLET_CERTIFICATE: '-----BEGIN X' },
      /^APPLE_WALLET_CERTIFICATE is not a/,
    ],
    ['another pass type', { APPLE_WALLET_PASS_TYPE: 'pass.other' }, /is not for APPLE_WALLET_PASS_TYPE/],
    ['another team', { APPLE_WALLET_TEAM: 'OTHER' }, /is not of APPLE_WALLET_TEAM/],
  ])('with %s stops the start with one sentence', (_, change, sentence) => {
    const env = Object.fromEntries(
      Object.entries({ ...given, ...change }).filter(([, value]) => value !== ''),
    );
    expect(() => read(env)).toThrow(sentence);
    expect(() => read(env)).not.toThrow(/BEGIN|\/none/);
  });

  it('of another authority stops the start', () => {
    expect(() => read({ ...given, APPLE_WALLET_WWDR: own.certificate })).toThrow(
      'APPLE_WALLET_WWDR is not the certificate that issued APPLE_WALLET_CERTIFICATE.',
    );
  });
});

describe('the account of Google Wallet', () => {
  const account = JSON.stringify({
    client_email: 'passes@example.iam.gserviceaccount.com',
    private_key: otherKey(),
  });
  const readGoogle = (issuer?: string, json?: string) =>
    readGoogleWallet((name) => ({ GOOGLE_WALLET_ISSUER: issuer, GOOGLE_WALLET_SERVICE_ACCOUNT: json })[name]);

  it('is read from the JSON that Google gives out', () => {
    expect(readGoogle()).toBeUndefined();
    expect(readGoogle('3388000000012345678', account)).toMatchObject({
      issuer: '3388000000012345678',
      email: 'passes@example.iam.gserviceaccount.com',
    });
  });

  it.each([
    ['half of it', '3388000000012345678', undefined, /must be set together/],
    ['a name as issuer', 'resort', account, /^GOOGLE_WALLET_ISSUER must be/],
    ['other JSON', '3388000000012345678', '{}', /^GOOGLE_WALLET_SERVICE_ACCOUNT is not the JSON key/],
    ['a path', '3388000000012345678', '/none.json', /^GOOGLE_WALLET_SERVICE_ACCOUNT is not the JSON key/],
    [
      'a damaged key',
      '3388000000012345678',
      JSON.stringify({ client_email: 'a@example.com', private_key: 'x' }),
      /^private_key of GOOGLE_WALLET_SERVICE_ACCOUNT is not an RSA key/,
    ],
  ])('with %s stops the start with one sentence', (_, issuer, json, sentence) => {
    expect(() => readGoogle(issuer, json)).toThrow(sentence);
  });
});
