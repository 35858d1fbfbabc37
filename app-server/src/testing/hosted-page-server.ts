import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import type { Clock } from '../platform/clock.ts';
import { webhookSignature } from '../core/payments/webhook-signature.ts';

type Status = 'open' | 'paid' | 'failed' | 'expired';
interface Session {
  readonly id: string;
  readonly reference: string;
  readonly url: string;
  readonly amount: { readonly value: string; readonly currency: string };
  readonly return_url: string;
  status: Status;
  failure: string | null;
}
interface Refund {
  readonly id: string;
  readonly reference: string;
  readonly session: string;
  readonly amount: string;
  status: 'pending' | 'succeeded' | 'failed';
}

/** How it behaves; a test changes it. */
export interface Mood {
  /** milliseconds before it answers */
  slow: number;
  /** does the work, then breaks the connection, so often */
  drop: number;
  /** answers with this status and does nothing, so often */
  refuse: { status: number; times: number };
  /** these are paid in the moment in which they should be closed */
  paidOnClose: ReadonlySet<string>;
}

const SECRET_KEY = 'sk_test';
const WEBHOOK_SECRET = 'whsec_test';
const id = (prefix: string) => `${prefix}_${randomBytes(8).toString('hex')}`;

/** A stand-in for a hosted payment page that speaks the protocol of docs/hosted-payment-page.md, with moods. */
export async function hostedPageServer(clock: Clock) {
  const mood: Mood = { slow: 0, drop: 0, refuse: { status: 0, times: 0 }, paidOnClose: new Set() };
  const sessions: Session[] = [];
  const refunds: Refund[] = [];
  const kept = new Map<string, object>();
  const asked: string[] = [];

  function open(body: Record<string, unknown>): Session {
    const made = id('cs');
    const session = {
      ...(body as unknown as Pick<Session, 'reference' | 'amount' | 'return_url'>),
      id: made,
      url: `https://pay.example/${made}`,
      status: 'open',
      failure: null,
    } satisfies Session;
    sessions.push(session);
    return session;
  }
  function giveBack(body: Record<string, unknown>): Refund {
    const { session, reference, amount } = body as {
      session: string;
      reference: string;
      amount: { value: string };
    };
    const refund: Refund = { id: id('re'), session, reference, amount: amount.value, status: 'pending' };
    refunds.push(refund);
    return refund;
  }
  function answer(method: string, path: string, body: Record<string, unknown>): [number, object] {
    if (method === 'POST' && path === '/v1/sessions') return [200, open(body)];
    if (method === 'POST' && path === '/v1/refunds') return [200, giveBack(body)];
    const reference = /^\/v1\/sessions\?reference=(\w+)$/.exec(path)?.[1];
    if (reference !== undefined)
      return [200, { data: sessions.filter((session) => session.reference === reference) }];
    const closing = /^\/v1\/sessions\/(\w+)\/expire$/.exec(path)?.[1];
    const session = sessions.find((one) => one.id === closing);
    if (session === undefined) return [404, {}];
    if (mood.paidOnClose.has(session.reference)) session.status = 'paid';
    if (session.status !== 'open') return [400, {}];
    session.status = 'expired';
    return [200, session];
  }
  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '', headers } = request;
    asked.push(`${method} ${url.split('?', 1)[0]}`);
    const raw = await text(request);
    if (headers.authorization !== `Bearer ${SECRET_KEY}`) return void response.writeHead(401).end();
    await pause(mood.slow);
    if (mood.refuse.times > 0) {
      mood.refuse.times -= 1;
      return void response.writeHead(mood.refuse.status).end('{}');
    }
    const key = String(headers['idempotency-key'] ?? '');
    const known = key === '' ? undefined : kept.get(key);
    const [status, body] = known ? [200, known] : answer(method, url, raw === '' ? {} : JSON.parse(raw));
    if (key !== '' && status === 200) kept.set(key, body);
    if (mood.drop > 0) {
      mood.drop -= 1;
      return void response.destroy();
    }
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  }
  const server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  /** A signed message about a session or refund; sent as often and in whatever order a test likes. */
  function message(type: string, data: object): { body: string; signature: string } {
    const body = JSON.stringify({ id: id('evt'), type, data });
    return { body, signature: webhookSignature(WEBHOOK_SECRET, Buffer.from(body), clock.now()) };
  }
  return {
    config: {
      kind: 'hosted-page',
      url,
      secretKey: SECRET_KEY,
      webhookSecret: WEBHOOK_SECRET,
      publicOrigin: 'https://members.example',
      methods: ['CARD'],
    } as const,
    mood,
    sessions,
    refunds,
    asked,
    message,
    close: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  };
}
export type HostedPageServer = Awaited<ReturnType<typeof hostedPageServer>>;
