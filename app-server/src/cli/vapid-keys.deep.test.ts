import { spawnSync } from 'node:child_process';
import { createECDH, createPublicKey, randomBytes, verify } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { isNull } from 'drizzle-orm';
import webPush from 'web-push';
import { testDatabase } from '../../test/database/database.ts';
import { deliverAll } from '../../test/made/deliver.ts';
import { newMember } from '../../test/made/members.ts';
import { notify } from '../core/inbox/notify.ts';
import { inTransaction } from '../platform/database/index.ts';
import { readWebPush } from '../platform/integrations/web-push-config.ts';
import { createClock } from '../platform/time/clock.ts';
import { outbox, pushToken, quietHours } from '../schema/index.ts';

jest.setTimeout(180_000);

const clock = createClock();
const first = webPush.generateVAPIDKeys();
/** The key that each browser subscribed with, by the path of its endpoint, as a push service knows it. */
const subscribedWith = new Map<string, string>();
let taken: string[] = [];
let env = { VAPID_PUBLIC_KEY: first.publicKey, VAPID_PRIVATE_KEY: first.privateKey };
let database: Awaited<ReturnType<typeof testDatabase>>;
let service: Server;
let memberId: number;

/** The public key of a request whose token it signed (RFC 8292 §3). */
function signerOf(authorization: string): string | null {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const [x = '', y = ''] = [point.subarray(1, 33), point.subarray(33)].map((half) =>
    half.toString('base64url'),
  );
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const form = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const;
  const isIts = verify('sha256', Buffer.from(`${head}.${claims}`), form, Buffer.from(signature, 'base64url'));
  return isIts ? key : null;
}

beforeAll(async () => {
  database = await testDatabase();
  service = createServer((request, response) => {
    request.resume();
    const path = request.url ?? '';
    const isIts = signerOf(request.headers.authorization ?? '') === subscribedWith.get(path);
    if (isIts) taken.push(path);
    response.writeHead(isIts ? 201 : 403).end();
  });
  await new Promise<void>((ready) => service.listen(0, '127.0.0.1', ready));
  memberId = await newMember(database.db);
  await database.db.insert(quietHours).values({ memberId, fromHour: null, untilHour: null });
});
afterAll(async () => {
  service.close();
  await database.drop();
});

function keys(...args: string[]) {
  const program = fileURLToPath(new URL('keys.ts', import.meta.url));
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, 'vapid', ...args], {
    encoding: 'utf8',
    env: {
      PATH: process.env['PATH'] ?? '',
      DATABASE_URL: String(database.pool.options.connectionString),
      ...env,
    },
  });
  return { status, said: (stdout + stderr).trim() };
}

/** Does what the command says: sets both variables. */
function follow(...args: string[]): void {
  const { said } = keys(...args);
  const [, publics = '', privates = ''] =
    /^Set VAPID_PUBLIC_KEY to:\n(.+)\nSet VAPID_PRIVATE_KEY to:\n(.+)\n/.exec(said) ?? [];
  env = { VAPID_PUBLIC_KEY: publics, VAPID_PRIVATE_KEY: privates };
}

/** A process that starts now. */
function config() {
  const origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  const variables: Record<string, string> = {
    ...env,
    VAPID_SUBJECT: 'mailto:a@example.com',
    WEB_PUSH_ORIGINS: origin,
  };
  const read = readWebPush((name) => variables[name]);
  if (read === undefined) throw new Error('no keys');
  return read;
}

/** A browser that subscribes with the key that pages now have. */
async function subscribe(name: string): Promise<void> {
  const { keys: ring, origins } = config();
  subscribedWith.set(`/${name}`, ring[0].publicKey);
  await database.db.insert(pushToken).values({
    memberId,
    token: `${origins[0]}/${name}`,
    p256dh: createECDH('prime256v1').generateKeys('base64url'),
    auth: randomBytes(16).toString('base64url'),
    topics: ['ORDERS'],
  });
}

/** The browsers that get a message of now. */
async function reached(): Promise<string[]> {
  taken = [];
  await database.db.delete(outbox);
  const said = {
    topic: 'ORDERS',
    title: { en: 'Confirmed' },
    text: { en: 'See you' },
    link: '/hotels',
  } as const;
  await inTransaction(database.db, (tx) => notify(tx, clock, { memberId, ...said }));
  await deliverAll(database.db, clock, config());
  return taken.toSorted();
}

it('the chapter of the runbook about the keys of push messages', async () => {
  await subscribe('early');
  expect(await reached()).toEqual(['/early']);
  await subscribe('silent');

  follow('prepare');
  expect(config().keys[0]).toEqual(first);
  follow('rotate', '--prepared');
  const [fresh, older] = config().keys;
  expect([fresh.publicKey === first.publicKey, older]).toEqual([false, first]);
  await subscribe('late');
  expect(keys('status').said.split('\n')).toEqual([
    `${fresh.publicKey} is given to browsers: 0 browsers.`,
    `${first.publicKey} only sends: 1 browsers.`,
    'Not known yet: 2 browsers.',
  ]);

  // each gets the message by its own key, once, and what was not known is known now
  expect(await reached()).toEqual(['/early', '/late', '/silent']);
  expect(keys('status').said.split('\n')).toEqual([
    `${fresh.publicKey} is given to browsers: 1 browsers.`,
    `${first.publicKey} only sends: 2 browsers.`,
    'Not known yet: 0 browsers.',
  ]);

  expect(keys('retire')).toEqual({
    status: 1,
    said: expect.stringMatching(/^An older key may be needed by 2 browsers: [^\n]*\.$/),
  });
  follow('retire', '--force');
  expect(config().keys).toEqual([fresh]);
  expect(await reached()).toEqual(['/late']);
  expect(await database.db.$count(outbox, isNull(outbox.deliveredAt))).toBe(0);
});

it('a refused verb is one sentence', () => {
  env = { VAPID_PUBLIC_KEY: first.publicKey, VAPID_PRIVATE_KEY: first.privateKey };
  expect(keys('retire').said).toBe('There is one VAPID key only: nothing can be retired.');
  expect(keys('rotate', '--prepared').said).toMatch(/^No key is prepared: [^\n]*\.$/);
  expect(keys('turn')).toEqual({
    status: 1,
    said: expect.stringMatching(/^Use npm run keys -- vapid [^\n]*\.$/),
  });
});
