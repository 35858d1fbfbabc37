import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { deliverDue } from '../../../../platform/outbox/deliver.ts';
import { signIn } from '../../../../../test/platform/protocol/sign-in.ts';
import type { TestApp } from '../../../../../test/platform/protocol/test-app.ts';
import { createSecrets } from '../../../../platform/secrets/secrets.ts';
import { inTransaction } from '../../../../platform/database/index.ts';
import { orders, outbox } from '../../../../schema/index.ts';
import { partyDispatch } from '../../tables/hotel-orders.ts';
import { silentLog } from '../../../../../test/tools/silent-log.ts';
import { standOn, type Ground } from '../../../../../test/database/stand-on.ts';
import { testPartner } from '../../../../../test/partner/partner-client.ts';
import { isSignedBySecret } from '../../../../../test/platform/signed-by-secret.ts';
import { openDispatches, resendDispatch } from './resend.ts';
import { dispatchToParty, PARTY_TOPIC, tellParties } from './dispatch.ts';
import { partyReceiver } from './send-to-party.ts';

let database: Ground['database'];
let app: TestApp;
let clock: Ground['clock'];
let party: Server;
let status = 200;
let says: object = { status: 'CONFIRMED', partyRef: 'PMS-7' };
const heard: { key: string | string[] | undefined; headers: IncomingHttpHeaders; body: string }[] = [];

standOn((ground) => ({ database, app, clock } = ground));
beforeAll(async () => {
  party = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      heard.push({
        key: request.headers['idempotency-key'],
        headers: request.headers,
        body: Buffer.concat(chunks).toString(),
      });
      response.writeHead(status).end(JSON.stringify(says));
    });
  });
  await new Promise<void>((ready) => party.listen(0, '127.0.0.1', ready));
});
afterAll(() => void party.close());

const deliver = () => {
  const { port } = party.address() as AddressInfo;
  const receiver = partyReceiver({ url: `http://127.0.0.1:${port}/bookings`, secret: 'shared' });
  const secrets = createSecrets(Buffer.alloc(32, 7));
  const context = { environment: 'production', clock, secrets, db: database.db, log: silentLog } as const;
  return deliverDue(context, { [PARTY_TOPIC]: receiver });
};

/** Queues a booking and returns its numbers; before, nothing is queued and the third party has heard nothing. */
async function queueBooking() {
  const { db } = database;
  await db.delete(outbox);
  await db.delete(partyDispatch);
  heard.length = 0;
  status = 200;
  says = { status: 'CONFIRMED', partyRef: 'PMS-7' };
  const [order] = await db.select().from(orders).where(eq(orders.status, 'RESERVED'));
  const orderId = order?.id ?? 0;
  const wish = { orderId, partyCode: 'PMS', payload: { floor: 'high' } };
  const { partyRequestId } = await inTransaction(db, (tx) => dispatchToParty(tx, clock, wish));
  return { orderId, partyRequestId };
}

describe('a booking sent to a third party', () => {
  it("is retried with the same number until it is accepted, without the member's identity", async () => {
    const as = await signIn(app, '66000001');
    const { db } = database;
    const { partyRequestId } = await queueBooking();
    status = 503;
    await deliver();
    expect(await db.select().from(partyDispatch)).toMatchObject([{ status: 'QUEUED', partyRef: null }]);
    status = 200;
    clock.advance(10);
    await deliver();
    await deliver();
    expect(await db.select().from(partyDispatch)).toMatchObject([{ status: 'CONFIRMED', partyRef: 'PMS-7' }]);
    expect(heard.map(({ key }) => key)).toEqual([partyRequestId, partyRequestId]);
    const told = heard[1]?.body ?? '';
    expect(JSON.parse(told)).toMatchObject({
      partyCode: 'PMS',
      payload: { floor: 'high' },
      booking: { rooms: 1 },
    });
    for (const word of ['language', 'userId', 'authId', 'memberId', as.userId])
      expect(told).not.toContain(`"${word}`);
    expect(await db.$count(outbox, eq(outbox.topic, PARTY_TOPIC))).toBe(1);
  });

  it('is signed with the shared secret by RFC 9421', async () => {
    await queueBooking();
    await deliver();
    const [{ headers, body } = { headers: {}, body: '' }] = heard;
    const url = `http://${String(headers.host)}/bookings`;
    expect(isSignedBySecret('shared', { url, headers, body })).toBe(true);
    expect(isSignedBySecret('another', { url, headers, body })).toBe(false);
    expect(isSignedBySecret('shared', { url, headers, body: `${body} ` })).toBe(false);
  });

  it('hears of a change and a cancellation in their order, answers later, and is sent again by a command', async () => {
    const { db } = database;
    const { orderId } = await queueBooking();
    await deliver();
    says = { status: 'SENT' };
    const tell = (news: 'CHANGED' | 'CANCELLED' | 'NO_SHOW') =>
      inTransaction(db, (tx) => tellParties(tx, { clock, orderId, news }));
    await tell('CHANGED');
    await tell('NO_SHOW'); // they told us
    await tell('CANCELLED');
    heard.length = 0;
    await deliver();
    const told = heard.map(({ body }) => JSON.parse(body) as { event: string; sequence: number });
    expect(told).toMatchObject([
      { event: 'CHANGED', sequence: 2, booking: { rooms: 1 } },
      { event: 'CANCELLED', sequence: 3 },
    ]);
    const [changed, cancelled] = (await openDispatches(db)).map(({ partyRequestId }) => partyRequestId);
    const front = await testPartner(app, db);
    const answer = (partyRequestId: string | undefined, decision: string, by = front) =>
      by.call('bookings/answer', { partyRequestId, status: decision, partyRef: 'PMS-8' });
    expect(await answer(changed, 'CONFIRMED')).toMatchObject({ status: 200, data: { status: 'CONFIRMED' } });
    expect(await answer(changed, 'CONFIRMED')).toMatchObject({ status: 200 });
    expect(await answer(changed, 'REJECTED')).toMatchObject({ status: 409, data: { code: 'OUT_OF_ORDER' } });
    expect(await answer('f'.repeat(32), 'CONFIRMED')).toMatchObject({ status: 404 });
    const elsewhere = await testPartner(app, db, { properties: ['nowhere'] });
    expect(await answer(cancelled, 'CONFIRMED', elsewhere)).toMatchObject({ status: 403 });
    expect((await openDispatches(db)).map(({ event }) => event)).toEqual(['CANCELLED']);
    heard.length = 0;
    expect(await resendDispatch(db, clock, cancelled ?? '')).toBe(true);
    expect(await resendDispatch(db, clock, 'f'.repeat(32))).toBe(false);
    await deliver();
    expect(heard.map(({ key }) => key)).toEqual([cancelled]);
    // the answer that crosses ours does not undo it
    await answer(cancelled, 'CONFIRMED');
    await resendDispatch(db, clock, cancelled ?? '');
    await deliver();
    expect(await openDispatches(db)).toEqual([]);
  });
});
