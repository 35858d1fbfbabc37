import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createServer, type Http2Server, type IncomingHttpHeaders } from 'node:http2';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { unzip } from '../../../test/domains/wallet/pass-reader.ts';
import { stageEvent } from '../../../test/domains/ticketing/stage.ts';
import { ticketMember } from '../../../test/domains/ticketing/ticket-member.ts';
import { standOn, type Ground } from '../../../test/database/stand-on.ts';
import { send, type Identity } from '../../../test/platform/protocol/client.ts';
import { signIn } from '../../../test/platform/protocol/sign-in.ts';
import type { TestApp } from '../../../test/platform/protocol/test-app.ts';
import { refuseChanges } from '../../../test/database/refuse-changes.ts';
import { silentLog } from '../../../test/tools/silent-log.ts';
import { earn } from '../../core/ledger/earn.ts';
import { inTransaction } from '../../platform/database/index.ts';
import { readAppleWallet, type AppleWallet } from '../../platform/integrations/wallet-config.ts';
import { deliverDue } from '../../platform/outbox/deliver.ts';
import { createSecrets } from '../../platform/secrets/secrets.ts';
import { ticket } from '../ticketing/tables/tickets.ts';
import { PASS_CHANGED, passReceiver } from './apple/push.ts';
import { watchPasses } from './apple/watch.ts';
import { passRegistration } from './tables/registrations.ts';

const folder = mkdtempSync(join(tmpdir(), 'wallet-updates-'));
const TOKEN = 'a1b2c3d4'.repeat(8);
let ground: Ground;
let app: TestApp;
let apple: AppleWallet;
let as: Identity;
/** Apple's push service: over HTTP/2, without TLS. */
let service: Http2Server;
let pushed: { headers: IncomingHttpHeaders; body: string }[];
let answer: { status: number; body: string };
let numbers = 0;

standOn((given) => (ground = given));
beforeAll(async () => {
  const own = readAppleWallet(() => undefined, true, folder);
  if (own === undefined) throw new Error('development has no certificate');
  // as a configured one: that of development sends no messages
  apple = { ...own, isSelfMade: false };
  app = await ground.another({
    integrations: { appleWallet: apple, appOrigin: 'https://members.example.com' },
  });
  as = await signIn(app, '66000101');
  service = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
    request.on('end', () => {
      pushed.push({ headers: request.headers, body });
      response.writeHead(answer.status).end(answer.body);
    });
  });
  await new Promise<void>((listening) => service.listen(0, '127.0.0.1', listening));
});
beforeEach(async () => {
  pushed = [];
  answer = { status: 200, body: '' };
  await ground.database.db.delete(passRegistration);
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await new Promise((closed) => service.close(closed));
});

interface Pass {
  readonly serialNumber: string;
  readonly authenticationToken: string;
  readonly webServiceURL: string;
  readonly voided?: boolean;
  readonly storeCard?: {
    readonly secondaryFields: readonly { readonly key: string; readonly value: string }[];
  };
}
const read = (file: Buffer) => JSON.parse(String(unzip(file).get('pass.json'))) as Pass;
const dollarsOf = (pass: Pass) => pass.storeCard?.secondaryFields.find(({ key }) => key === 'dollars')?.value;

/** A pass as a phone gets it. */
async function added(pass: Record<string, unknown>): Promise<Pass> {
  const payload = { wallet: 'APPLE', id: '', ...pass };
  const { envelope } = await send<{ url: string }>(app, 'POST /wallet/pass', { as, payload });
  return read((await app.fastify.inject({ url: app.apiBase + envelope.data.url })).rawPayload);
}

/** A phone with PassKit's web service. */
function phone(device: string, pass: Pass, token = pass.authenticationToken) {
  const { pathname } = new URL(pass.webServiceURL);
  const list = `${pathname}/v1/devices/${device}/registrations/${apple.passType}`;
  const headers = { authorization: `ApplePass ${token}` };
  const of = `${list}/${pass.serialNumber}`;
  return {
    register: () => app.fastify.inject({ method: 'POST', url: of, headers, payload: { pushToken: TOKEN } }),
    forget: () => app.fastify.inject({ method: 'DELETE', url: of, headers }),
    changed: (since = '') =>
      app.fastify.inject({ url: since === '' ? list : `${list}?passesUpdatedSince=${since}` }),
    latest: () =>
      app.fastify.inject({ url: `${pathname}/v1/passes/${apple.passType}/${pass.serialNumber}`, headers }),
  };
}

/** Runs the jobs that find changes and send messages, five minutes later. The first may have to fail, with this sentence. */
async function later(failure?: string) {
  ground.clock.advance(301);
  const context = {
    environment: 'development' as const,
    clock: ground.clock,
    secrets: createSecrets(Buffer.alloc(32, 7)), // the test app's key
    db: ground.database.db,
    log: silentLog,
  };
  const looking = watchPasses(context);
  if (failure === undefined) await looking;
  else await expect(looking).rejects.toThrow(failure);
  const origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  await deliverDue(context, { [PASS_CHANGED]: passReceiver(apple, origin) });
}
const earnDollars = () =>
  inTransaction(ground.database.db, (tx) =>
    earn(tx, ground.clock, {
      memberId: Number(as.userId),
      unit: 'DOLLAR',
      amount: 12_34n,
      expiresOn: '2099-12-31',
      ref: { kind: 'TEST', id: `U${(numbers += 1)}` },
    }),
  );

describe('a phone with a pass', () => {
  it('registers with the token in the pass, and with no other', async () => {
    const pass = await added({ kind: 'CARD' });
    expect(pass.webServiceURL).toBe(`https://members.example.com${app.apiBase}/wallet/apple`);
    const own = phone('d1', pass);
    expect((await own.register()).statusCode).toBe(201);
    expect((await own.register()).statusCode).toBe(200);
    const stranger = phone('d2', pass, 'x'.repeat(43));
    expect((await stranger.register()).statusCode).toBe(401);
    expect((await stranger.latest()).statusCode).toBe(401);
    expect((await stranger.forget()).statusCode).toBe(401);
    expect((await own.forget()).statusCode).toBe(200);
    expect((await own.changed()).statusCode).toBe(204);
    for (const bad of ['x', '-1', '9'.repeat(16)]) expect((await own.changed(bad)).statusCode).toBe(400);
    expect((await phone('%00', pass).changed()).statusCode).toBe(404);
    expect((await phone('%00', pass).register()).statusCode).toBe(400);
  });

  it('hears of a new balance, asks what changed, and fetches the pass', async () => {
    const pass = await added({ kind: 'CARD' });
    const own = phone('d1', pass);
    await own.register();
    const { lastUpdated } = (await own.changed()).json<{ lastUpdated: string }>();
    await later();
    expect(pushed).toEqual([]);
    await earnDollars();
    await later();
    expect(pushed).toMatchObject([
      { headers: { ':path': `/3/device/${TOKEN}`, 'apns-topic': apple.passType }, body: '{}' },
    ]);
    const news = (await own.changed(lastUpdated)).json<{ serialNumbers: string[]; lastUpdated: string }>();
    expect(news.serialNumbers).toEqual([pass.serialNumber]);
    expect((await own.changed(news.lastUpdated)).statusCode).toBe(204);
    const latest = read((await own.latest()).rawPayload);
    expect(dollarsOf(latest)).not.toBe(dollarsOf(pass));
    await later();
    expect(pushed).toHaveLength(1);
  });

  it('hears of it, too, if the pass before cannot be looked at', async () => {
    const pass = await added({ kind: 'CARD' });
    await phone('d1', pass).register();
    await phone('d2', pass).register();
    await earnDollars();
    const { db } = ground.database;
    const heal = await refuseChanges(
      db,
      'pass_registration',
      `old.device = 'd1' and new.changed_at is distinct from old.changed_at`,
    );
    await later('a pass could not be looked at, 1 times');
    expect(pushed).toHaveLength(1);
    await heal();
    await later();
    expect(pushed).toHaveLength(2);
  });

  it('of a ticket that was used gets it void', async () => {
    const event = await stageEvent(ground.database.db, ground.clock, { inHours: 24 });
    const [ticketNo = ''] = (await ticketMember(app, as).tickets(event)).ticketNos;
    const own = phone('d1', await added({ kind: 'TICKET', id: ticketNo }));
    await own.register();
    expect(read((await own.latest()).rawPayload).voided).not.toBe(true);
    await ground.database.db
      .update(ticket)
      .set({ status: 'VERIFIED', verifiedAt: ground.clock.now() })
      .where(eq(ticket.ticketNo, ticketNo));
    await later();
    expect(pushed).toHaveLength(1);
    expect(read((await own.latest()).rawPayload).voided).toBe(true);
  });

  it('that removed the pass is forgotten', async () => {
    await phone('d1', await added({ kind: 'CARD' })).register();
    answer = { status: 410, body: '{"reason":"Unregistered"}' };
    await earnDollars();
    await later();
    expect(pushed).toHaveLength(1);
    expect(await ground.database.db.select().from(passRegistration)).toEqual([]);
  });

  it('gets the message again after the push service failed', async () => {
    await phone('d1', await added({ kind: 'CARD' })).register();
    answer = { status: 503, body: '' };
    await earnDollars();
    await later();
    answer = { status: 200, body: '' };
    await later();
    expect(pushed).toHaveLength(2);
  });

  it('may report what it did not understand', async () => {
    const url = `${app.apiBase}/wallet/apple/v1/log`;
    const payload = { logs: ['a pass could not be read'] };
    expect((await app.fastify.inject({ method: 'POST', url, payload })).statusCode).toBe(200);
    expect(app.log.some((line) => line.includes('a pass could not be read'))).toBe(true);
  });
});
