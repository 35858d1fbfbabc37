import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { PaymentStarted } from '@resort/shared/calls/rows';
import { createClock } from '../../platform/time/clock.ts';
import { newRandom, type Identity } from '../../../test/platform/protocol/client.ts';
import { sendOver, signInOver } from '../../../test/platform/protocol/over-http.ts';
import { withSignCheck } from '../../../test/platform/protocol/sign-check.ts';
import { testDatabase } from '../../../test/database/database.ts';
import { hostedPageServer, type HostedPageServer } from '../../../test/calls/hosted-page-server.ts';
import type { ServerProcess } from '../../../test/processes/process.ts';
import { each, startServerOn } from '../../../test/processes/two-servers.ts';

jest.setTimeout(120_000);

let database: Awaited<ReturnType<typeof testDatabase>>;
let page: HostedPageServer;
let servers: [ServerProcess, ServerProcess];
let member: Identity;

const start = () =>
  startServerOn(database, {
    PAYMENT_URL: page.config.url,
    PAYMENT_SECRET_KEY: page.config.secretKey,
    PAYMENT_WEBHOOK_SECRET: page.config.webhookSecret,
    PUBLIC_ORIGIN: page.config.publicOrigin,
  });

beforeAll(async () => {
  database = await testDatabase();
  page = await hostedPageServer(createClock());
  servers = [await start(), await start()];
  member = await signInOver(servers[0].origin, '66000101');
});
afterAll(async () => {
  for (const { end } of servers) await end('SIGTERM');
  await page.close();
  await database.drop();
});

/** `n` even: the first process; odd: the second. */
const at = (n: number) => servers[n % 2 === 0 ? 0 : 1].origin;

interface Booked {
  readonly wireId: string;
  readonly orderNo: string;
  readonly signTimerStr: string;
}
async function book(): Promise<Booked> {
  const payload = { total: '100.00', idempotencyKey: newRandom() };
  return (await sendOver<Booked>(at(0), 'POST /test/payable', { as: member, payload })).envelope.data;
}
const pay = (n: number, order: Booked, idempotencyKey: string) =>
  sendOver<PaymentStarted>(at(n), 'POST /hotel/pay', {
    as: member,
    payload: {
      id: order.wireId,
      signTimerStr: order.signTimerStr,
      paySence: 'H5',
      methodCode: 'CARD',
      returnUrl: '/en/pay-result',
      idempotencyKey,
    },
    change: withSignCheck('POST /hotel/pay', member),
  });
const sessions = (payNo: string) => page.sessions.filter(({ reference }) => reference === payNo);
async function statusOf(payNo: string): Promise<string | undefined> {
  const text = 'select status from payment where pay_no = $1';
  return (await database.pool.query<{ status: string }>(text, [payNo])).rows[0]?.status;
}

describe('two processes and one provider', () => {
  it('I5: thirty requests of one key are one payment and one session', async () => {
    const order = await book();
    const key = newRandom();
    const answers = await each(30, (n) => pay(n, order, key));
    const numbers = new Set(answers.map(({ envelope }) => envelope.data.payNo));
    expect(numbers.size).toBe(1);
    expect(new Set(answers.map(({ envelope }) => envelope.data.action.url)).size).toBe(1);
    expect(sessions([...numbers][0] ?? '')).toHaveLength(1);
  });

  it('I13: of thirty requests of their own keys one pays', async () => {
    const order = await book();
    const answers = await each(30, (n) => pay(n, order, newRandom()));
    const codes = answers.map(({ envelope }) => envelope.code);
    expect(codes.filter((code) => code === 0)).toHaveLength(1);
    expect(codes.filter((code) => code === 20001)).toHaveLength(29);
  });

  it('kill -9 between claim and record: the next process finds the session that was opened', async () => {
    const order = await book();
    const key = newRandom();
    page.mood.hold = true;
    const unanswered = pay(0, order, key).catch(() => 'no answer');
    while (page.mood.held === 0) await pause(10);
    const payNo = page.sessions.at(-1)?.reference ?? '';
    expect(await statusOf(payNo)).toBe('CREATED');
    await servers[0].end('SIGKILL');
    expect(await unanswered).toBe('no answer');
    page.mood.hold = false;
    // As if half a minute had passed: the recovery leaves alone what was asked for just now.
    await database.pool.query(
      "update payment set asked_at = asked_at - interval '1 minute' where pay_no = $1",
      [payNo],
    );
    servers[0] = await start();
    while ((await statusOf(payNo)) === 'CREATED') await pause(50);
    expect(await statusOf(payNo)).toBe('PROCESSING');
    const again = await pay(0, order, key);
    expect(again.envelope.data).toEqual({
      payNo,
      status: 'PROCESSING',
      action: { type: 'REDIRECT', url: sessions(payNo)[0]?.url },
    });
    expect(sessions(payNo)).toHaveLength(1);
  });
});
