import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createPublicKey, generateKeyPairSync, verify } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Overview } from '@resort/mf-membership/contract';
import type { MyVoucher } from '@resort/mf-vouchers/contract';
import { LANGUAGES, type CallKey } from '@resort/shared/contract';
import { eq } from 'drizzle-orm';
import { isSigned, manifestFaults, unzip } from '../../../test/domains/wallet/pass-reader.ts';
import { stageEvent } from '../../../test/domains/ticketing/stage.ts';
import { ticketMember } from '../../../test/domains/ticketing/ticket-member.ts';
import { standOn, type Ground } from '../../../test/database/stand-on.ts';
import { send, type Identity } from '../../../test/platform/protocol/client.ts';
import { signIn } from '../../../test/platform/protocol/sign-in.ts';
import type { TestApp } from '../../../test/platform/protocol/test-app.ts';
import { readAppleWallet } from '../../platform/integrations/wallet-config.ts';
import { createSecrets } from '../../platform/secrets/secrets.ts';
import { macauInstant } from '../../platform/time/clock.ts';
import { ticket } from '../ticketing/tables/tickets.ts';
import { ticketNoOfCode } from '../ticketing/tickets/ticket-code.ts';

const folder = mkdtempSync(join(tmpdir(), 'wallet-'));
const apple = readAppleWallet(() => undefined, true, folder);
const google = {
  issuer: '3388000000012345678',
  email: 'passes@example.iam.gserviceaccount.com',
  ...pairOf(),
};

function pairOf() {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return { key: privateKey, publicKey };
}

let ground: Ground;
let app: TestApp;
let as: Identity;
let other: Identity;
standOn((given) => (ground = given));
beforeAll(async () => {
  app = await ground.another({
    integrations: { appleWallet: apple, googleWallet: google, appOrigin: 'https://members.example.com' },
  });
  as = await signIn(app, '66000101');
  other = await signIn(app, '66000102');
});
afterAll(() => rmSync(folder, { recursive: true }));

const call = async <T>(key: CallKey, payload: Record<string, unknown> = {}, who = as, on = app) =>
  (await send<T>(on, key, { as: who, payload })).envelope;
const add = (pass: Record<string, unknown>, who = as, on = app) =>
  call<{ url: string }>('POST /wallet/pass', { wallet: 'APPLE', id: '', ...pass }, who, on);
const download = async (url: string) => app.fastify.inject({ url: `${app.apiBase}${url}` });
const opened = async (pass: Record<string, unknown>) => {
  const { data } = await add(pass);
  const answer = await download(data.url);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/vnd.apple.pkpass',
    'cache-control': 'no-store',
  });
  const files = unzip(answer.rawPayload);
  return { files, pass: JSON.parse(String(files.get('pass.json'))) as Pass };
};
const strings = (files: Map<string, Buffer>, language: string) =>
  String(files.get(`${language}.lproj/pass.strings`));

interface Field {
  readonly key: string;
  readonly label: string;
  readonly value: string;
}
interface Pass {
  readonly [key: string]: unknown;
  readonly barcodes: readonly { readonly message: string; readonly altText: string }[];
}
const valueOf = (style: unknown, key: string) =>
  Object.values(style as Record<string, Field[]>)
    .flat()
    .find((field) => field.key === key)?.value;

const firstVoucher = async () =>
  (await call<{ list: MyVoucher[] }>('GET /offer/voucher')).data.list.find(
    ({ status, started }) => status === 'TAKEN' && started,
  );
const oneTicket = async () => {
  const { ticketNos } = await ticketMember(app, as).tickets(
    await stageEvent(ground.database.db, ground.clock, { inHours: 24 }),
  );
  return ticketNos[0] ?? '';
};

describe('a pass of Apple Wallet', () => {
  it('is signed by the certificate of the pass type, over every file', async () => {
    const { files, pass } = await opened({ kind: 'CARD' });
    expect(manifestFaults(files)).toEqual([]);
    const { wwdr } = (await apple?.certificates()) ?? { wwdr: '' };
    const [manifest = Buffer.alloc(0), signature = Buffer.alloc(0)] = ['manifest.json', 'signature'].map(
      (name) => files.get(name),
    );
    expect(isSigned(manifest, signature, wwdr)).toBe(true);
    expect(isSigned(Buffer.concat([manifest, Buffer.from(' ')]), signature, wwdr)).toBe(false);
    expect(pass).toMatchObject({
      formatVersion: 1,
      passTypeIdentifier: 'pass.local.resort.members',
      teamIdentifier: 'DEVELOPMNT',
    });
    expect([...files.keys()]).toEqual(expect.arrayContaining(['icon.png', 'icon@2x.png', 'logo@2x.png']));
  });

  it('of the card shows tier, balances and the code of the pass, in five languages', async () => {
    const { files, pass } = await opened({ kind: 'CARD' });
    const { memberNo } = (await call<{ memberNo: string }>('GET /user/info')).data;
    expect(pass).toMatchObject({ serialNumber: `card--${memberNo}`, sharingProhibited: true });
    expect(pass.barcodes[0]).toMatchObject({
      message: expect.stringMatching(new RegExp(`^MP1\\.${memberNo}\\.[0-9a-f]{16}$`)),
      altText: memberNo,
    });
    const overview = await call<Overview>('GET /member/overview');
    const shown = String(valueOf(pass['storeCard'], 'dollars')).replaceAll(',', '');
    expect(shown).toBe(overview.data.dollars.available);
    expect(String(valueOf(pass['storeCard'], 'tier')).toUpperCase()).toContain(overview.data.membership.tier);
    expect(strings(files, 'zh-Hant')).toContain('"Tier" = "會員級別";');
    expect(strings(files, 'zh-Hans')).toContain('"Tier" = "会员等级";');
    expect(strings(files, 'ko')).toContain('"Tier" = "등급";');
    expect(strings(files, 'ja')).toContain('"Tier" = "会員ランク";');
    expect(strings(files, 'en')).toContain('"Tier" = "Tier";');
  });

  it('of a ticket shows show, time and place, and the code that the gate reads until the end', async () => {
    const ticketNo = await oneTicket();
    const { pass } = await opened({ kind: 'TICKET', id: ticketNo });
    const { clock } = ground;
    const secrets = createSecrets(Buffer.alloc(32, 7)); // the test app's key
    expect(ticketNoOfCode({ clock, secrets }, pass.barcodes[0]?.message ?? '')).toBe(ticketNo);
    for (const key of ['show', 'when', 'category', 'venue'])
      expect(valueOf(pass['eventTicket'], key)).toEqual(expect.stringMatching(/./));
    expect(Date.parse(String(pass['relevantDate']))).toBeGreaterThan(clock.now().getTime());
    expect(Date.parse(String(pass['expirationDate']))).toBeGreaterThan(
      Date.parse(String(pass['relevantDate'])),
    );
  });

  it('of a voucher shows its value, its last day and its number', async () => {
    const voucher = await firstVoucher();
    const { pass } = await opened({ kind: 'VOUCHER', id: voucher?.id });
    expect(pass['description']).toBe(voucher?.name);
    expect(pass.barcodes[0]).toMatchObject({
      message: expect.stringMatching(new RegExp(`^VP1\\.${voucher?.id}\\.[0-9a-f]{16}$`)),
      altText: voucher?.code,
    });
    expect(macauInstant(new Date(String(pass['expirationDate'])))).toBe(voucher?.validTo);
    expect(valueOf(pass['coupon'], 'value')).toEqual(expect.stringMatching(/./));
  });
});

describe('the address of a pass', () => {
  it('is refused for another member’s ticket or voucher, and for one that does not exist', async () => {
    const [ticketNo, voucher] = [await oneTicket(), await firstVoucher()];
    for (const pass of [
      { kind: 'TICKET', id: ticketNo },
      { kind: 'VOUCHER', id: voucher?.id },
    ]) {
      const foreign = await add(pass, other);
      const missing = await add({ ...pass, id: 'X' }, other);
      expect(foreign.code).not.toBe(0);
      expect(foreign).toMatchObject({ code: missing.code, message: missing.message });
    }
  });

  it('is good for two minutes, as often as the phone asks', async () => {
    const { url } = (await add({ kind: 'CARD' })).data;
    ground.clock.advance(100);
    for (const _ of [1, 2]) expect((await download(url)).statusCode).toBe(200);
    ground.clock.advance(21);
    expect((await download(url)).statusCode).toBe(404);
  });

  it('cannot be forged', async () => {
    const { url } = (await add({ kind: 'CARD' })).data;
    const at = url.length - 20;
    const forged = url.slice(0, at) + (url[at] === 'A' ? 'B' : 'A') + url.slice(at + 1);
    for (const bad of [
      forged,
      '/wallet/pass.pkpass',
      '/wallet/pass.pkpass?of=',
      '/wallet/pass.pkpass?of=a&of=b',
    ])
      expect((await download(bad)).statusCode).toBe(404);
  });

  it('of a ticket that was used leads to nothing', async () => {
    const ticketNo = await oneTicket();
    const { url } = (await add({ kind: 'TICKET', id: ticketNo })).data;
    await ground.database.db
      .update(ticket)
      .set({ status: 'VERIFIED', verifiedAt: ground.clock.now() })
      .where(eq(ticket.ticketNo, ticketNo));
    expect((await add({ kind: 'TICKET', id: ticketNo })).code).not.toBe(0);
    expect((await download(url)).statusCode).toBe(404);
  });
});

describe('a link that saves to Google Wallet', () => {
  it('is a token of our service account with the pass in it', async () => {
    const { url } = (await add({ kind: 'CARD', wallet: 'GOOGLE' })).data;
    expect(url).toMatch(/^https:\/\/pay\.google\.com\/gp\/v\/save\//);
    const [head = '', claims = '', signature = ''] = url.split('/').at(-1)?.split('.') ?? [];
    const isGenuine = verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      createPublicKey(google.publicKey.export({ type: 'spki', format: 'pem' })),
      Buffer.from(signature, 'base64url'),
    );
    expect(isGenuine).toBe(true);
    const { memberNo } = (await call<{ memberNo: string }>('GET /user/info')).data;
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
      iss: google.email,
      aud: 'google',
      typ: 'savetowallet',
      origins: ['https://members.example.com'],
      payload: {
        genericClasses: [{ id: `${google.issuer}.card` }],
        genericObjects: [
          {
            id: `${google.issuer}.card--${memberNo}`,
            classId: `${google.issuer}.card`,
            barcode: { type: 'QR_CODE', alternateText: memberNo },
          },
        ],
      },
    });
  });
});

describe('every link that saves to Google Wallet', () => {
  it('is short enough for every browser, in every language', async () => {
    const passes = [
      { kind: 'CARD', id: '' },
      { kind: 'TICKET', id: await oneTicket() },
      { kind: 'VOUCHER', id: (await firstVoucher())?.id },
    ];
    for (const pass of passes)
      for (const language of LANGUAGES) {
        const { url } = (await add({ ...pass, wallet: 'GOOGLE', language })).data;
        expect([pass.kind, language, url.length <= 1800]).toEqual([pass.kind, language, true]);
      }
  });
});

describe('the wallets on offer', () => {
  it('are those that are configured', async () => {
    expect((await call('GET /wallet/offered')).data).toEqual({ wallets: ['APPLE', 'GOOGLE'], isTrial: true });
    expect((await call('GET /wallet/offered', {}, as, ground.app)).data).toEqual({
      wallets: [],
      isTrial: false,
    });
  });

  it('are none without configuration, and neither is a pass', async () => {
    for (const wallet of ['APPLE', 'GOOGLE'])
      expect((await add({ kind: 'CARD', wallet }, as, ground.app)).code).not.toBe(0);
    const { url } = (await add({ kind: 'CARD' })).data;
    const answer = await ground.app.fastify.inject({ url: `${app.apiBase}${url}` });
    expect(answer.statusCode).toBe(404);
  });
});
