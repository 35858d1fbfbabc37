import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { deliverDue } from '../../../../platform/outbox/deliver.ts';
import { signIn } from '../../../../../test/platform/protocol/sign-in.ts';
import type { TestApp } from '../../../../../test/platform/protocol/test-app.ts';
import { createSecrets } from '../../../../platform/secrets/secrets.ts';
import { inTransaction } from '../../../../platform/database/index.ts';
import { orders, outbox, partyDispatch } from '../../../../schema/index.ts';
import { silentLog } from '../../../../../test/tools/silent-log.ts';
import { standOn, type Ground } from '../../../../../test/database/stand-on.ts';
import { dispatchToParty, PARTY_TOPIC } from './dispatch.ts';
import { partyReceiver } from './send-to-party.ts';

let database: Ground['database'];
let app: TestApp;
let clock: Ground['clock'];
let party: Server;
let status = 200;
const heard: { key: string | string[] | undefined; body: string }[] = [];

standOn((ground) => ({ database, app, clock } = ground));
beforeAll(async () => {
  party = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      heard.push({ key: request.headers['idempotency-key'], body: Buffer.concat(chunks).toString() });
      response.writeHead(status).end(JSON.stringify({ status: 'CONFIRMED', partyRef: 'PMS-7' }));
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

describe('a booking sent to a third party', () => {
  it("is retried with the same number until it is accepted, without the member's identity", async () => {
    const as = await signIn(app, '66000001');
    const { db } = database;
    const [order] = await db.select().from(orders).where(eq(orders.status, 'RESERVED'));
    const wish = { orderId: order?.id ?? 0, partyCode: 'PMS', payload: { floor: 'high' } };
    const { partyRequestId } = await inTransaction(db, (tx) => dispatchToParty(tx, clock, wish));
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
});
