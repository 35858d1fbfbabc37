import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { ORDER_NEWS, tellOrderNews } from '../../../core/orders/news/order-news.ts';
import { repeat } from '../../../platform/jobs/repeat.ts';
import { messageReceiver } from '../../../platform/messages/receiver.ts';
import { deliverDue } from '../../../platform/outbox/deliver.ts';
import { MESSAGE_TOPIC } from '../../../platform/outbox/write.ts';
import { createSecrets } from '../../../platform/secrets/secrets.ts';
import { startTraces, type Traces } from '../../../platform/traces/start.ts';
import { readTraces } from '../../../platform/traces/traces-config.ts';
import { standOnBookings, type BookingGround } from '../../../../test/domains/hotel/booking-ground.ts';
import { Guest, WHO } from '../../../../test/domains/hotel/guest.ts';
import type { TestApp } from '../../../../test/platform/protocol/test-app.ts';
import { Collector, type ReceivedSpan } from '../../../../test/platform/traces/collector.ts';

jest.setTimeout(60_000);

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const TRACEPARENT = `00-${TRACE}-00f067aa0ba902b7-01`;

const collector = new Collector();
let traces: Traces;
let own: BookingGround;
let guest: Guest;
const texts: string[] = [];
const sent: { headers: IncomingHttpHeaders; to: unknown }[] = [];
let whenSent: () => void = () => undefined;
/** The operator's message gateway. */
const gateway = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const { to, text } = JSON.parse(Buffer.concat(chunks).toString());
    sent.push({ headers: request.headers, to });
    texts.push(text);
    response.writeHead(200).end();
    whenSent();
  });
});

// before the database is opened, as in the product
beforeAll(async () => {
  process.env['OTEL_EXPORTER_OTLP_ENDPOINT'] = await collector.open();
  process.env['OTEL_SERVICE_NAME'] = 'resort-test';
  const log = { info: () => undefined, warn: console.warn };
  traces = await startTraces(readTraces(process.env), log);
  gateway.listen({ port: 0, host: '127.0.0.1' });
});
standOnBookings((given, who) => {
  own = given;
  guest = who;
});
afterAll(async () => {
  gateway.closeAllConnections();
  gateway.close();
  await collector.close();
});

/** The same app, behind a gateway that traces. */
function behindTracingGateway(app: TestApp): TestApp {
  const { fastify } = app;
  const inject = ((wire: { headers: object }) =>
    fastify.inject({
      ...wire,
      headers: { ...wire.headers, traceparent: TRACEPARENT },
    })) as unknown as typeof fastify.inject;
  return { ...app, fastify: Object.assign(Object.create(fastify) as typeof fastify, { inject }) };
}

async function payAtCashier(payNo: string): Promise<void> {
  const { fastify } = own.app;
  const origin = await fastify.listen({ port: 0, host: '127.0.0.1' });
  const body = new URLSearchParams({ payNo, decision: 'pay' });
  const headers = { traceparent: TRACEPARENT };
  await fetch(`${origin}/_pay`, { method: 'POST', body, headers, redirect: 'manual' });
}

/** Runs the outbox's job until the gateway has the message. */
async function runOutbox(): Promise<string[]> {
  const { db, clock, app } = own;
  const { port } = gateway.address() as AddressInfo;
  const target = { url: `http://127.0.0.1:${port}/send`, secret: 'shared-secret' };
  const receivers = {
    [ORDER_NEWS]: tellOrderNews,
    [MESSAGE_TOPIC]: messageReceiver({ mail: undefined, gateway: target }),
  };
  const secrets = createSecrets(Buffer.alloc(32, 7));
  const log = app.fastify.log;
  const before = app.log.length;
  const arrived = new Promise<void>((done) => (whenSent = done));
  const jobs = repeat([{ name: 'outbox', every: 1, run: (context) => deliverDue(context, receivers) }], {
    environment: 'production',
    clock,
    secrets,
    db,
    log,
  });
  await arrived;
  await jobs.stop();
  return app.log.slice(before);
}

const ALLOWED = new Set([
  'http.request.method',
  'http.route',
  'http.response.status_code',
  'server.address',
  'error.type',
  'db.system.name',
  'db.operation.name',
  'db.collection.name',
  'db.response.status_code',
  'messaging.system',
  'messaging.operation.type',
  'messaging.destination.name',
  'resort.request_id',
  'resort.outcome',
  'resort.attempt',
]);

describe('a booking with its payment and its message', () => {
  const named = (name: string | RegExp) => (span: ReceivedSpan) =>
    typeof name === 'string' ? span.name === name : name.test(span.name);
  let inTrace: readonly ReceivedSpan[] = [];
  let lines: string[] = [];
  const find = (name: string | RegExp): ReceivedSpan => {
    const span = inTrace.find(named(name));
    if (span === undefined) throw new Error(`no ${name} in ${inTrace.map((one) => one.name).join(', ')}`);
    return span;
  };
  const parentOf = ({ parentSpanId }: ReceivedSpan) => inTrace.find(({ spanId }) => spanId === parentSpanId);
  const childrenOf = ({ spanId }: ReceivedSpan) =>
    inTrace.filter(({ parentSpanId }) => parentSpanId === spanId);

  beforeAll(async () => {
    // lines of calls are at this level in development
    own.app.fastify.log.level = 'debug';
    const as = new Guest(behindTracingGateway(own.app), guest.as);
    const { code, data } = await as.reserve({ checkIn: own.nextDay() });
    expect(code).toBe(0);
    const { pay } = await as.detail(data.id);
    if (pay === null) throw new Error('nothing is due');
    await payAtCashier((await as.startPaying(pay)).data.payNo);
    await guest.detail(data.id);
    lines = await runOutbox();
    await traces.close();
    inTrace = collector.spans.filter(({ traceId }) => traceId === TRACE);
  });

  it('is one trace: calls with their statements, the webhook, the job’s work and its delivery', () => {
    const reserve = find('POST /gateway/order/booking/hotel/reserve');
    expect(reserve).toMatchObject({
      parentSpanId: '00f067aa0ba902b7',
      attributes: { 'http.response.status_code': 200, 'resort.outcome': 0 },
    });
    expect(childrenOf(reserve).map(({ name }) => name)).toEqual(
      expect.arrayContaining(['BEGIN', 'INSERT orders', 'COMMIT']),
    );
    const webhook = find(/^POST .*webhook/);
    expect(parentOf(webhook)).toMatchObject({ kind: 3, name: expect.stringMatching(/^POST 127\.0\.0\.1/) });
    const news = find(`process ${ORDER_NEWS}`);
    expect(parentOf(news)).toBe(webhook);
    const messages = inTrace.filter(named(`process ${MESSAGE_TOPIC}`));
    expect(new Set(messages.map(parentOf))).toEqual(new Set([news]));
    const [delivery] = messages.flatMap(childrenOf).filter(named(/^POST/));
    expect(delivery?.attributes).toMatchObject({ 'http.response.status_code': 200 });
    expect(sent.at(-1)?.headers['traceparent']).toBe(`00-${TRACE}-${delivery?.spanId}-01`);
  });

  it('names the run of the job that delivered it, which is a trace of its own', () => {
    const [link] = find(`process ${MESSAGE_TOPIC}`).links;
    const run = collector.spans.find(({ spanId }) => spanId === link?.spanId);
    expect(run).toMatchObject({ name: 'job outbox', traceId: expect.not.stringMatching(TRACE) });
  });

  it('has its id on the log lines of its deliveries', () => {
    const delivered = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'delivered');
    expect(delivered.filter(({ trace }) => trace === TRACE).map(({ topic }) => topic)).toEqual(
      expect.arrayContaining([ORDER_NEWS, MESSAGE_TOPIC]),
    );
  });

  it('a call without a traceparent begins a trace, whose id is on its log line', () => {
    const [line] = own.app.log
      .map((one) => JSON.parse(one))
      .filter(({ msg, path, trace }) => msg === 'call' && path.endsWith('/detail') && trace !== TRACE);
    const span = collector.spans.find(({ attributes }) => attributes['resort.request_id'] === line.reqId);
    expect(span).toMatchObject({ name: 'GET /gateway/hotel/order/detail', traceId: line.trace });
    expect(span?.parentSpanId).toBeUndefined();
  });

  it('no span of any trace contains anything of the member', () => {
    const { userId, token } = guest.as;
    const secrets = [userId, token, '66000101', WHO.contact.phone, WHO.contact.email, 'Wong', ...texts];
    const text = JSON.stringify(collector.spans);
    expect(secrets.filter((one) => one !== '' && text.includes(one))).toEqual([]);
    const keys = new Set(collector.spans.flatMap(({ attributes }) => Object.keys(attributes)));
    expect([...keys].filter((key) => !ALLOWED.has(key))).toEqual([]);
    const ids = collector.spans.flatMap(({ name }) => /\d{4,}/.exec(name.replace(/:\d+$/, '')) ?? []);
    expect(ids).toEqual([]);
    expect(collector.resources[0]).toMatchObject({ 'service.name': 'resort-test' });
  });
});
