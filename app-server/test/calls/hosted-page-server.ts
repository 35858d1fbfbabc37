import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import type { Clock } from '../../src/platform/time/clock.ts';
import { webhookSignature } from '../../src/core/payments/webhook/webhook-signature.ts';

type Status = 'open' | 'paid' | 'failed' | 'expired';
interface Session {
  readonly id: string;
  readonly reference: string;
  readonly url: string;
  readonly amount: { readonly value: string; readonly currency: string };
  readonly return_url: string;
  readonly action: object | null;
  readonly customer?: string;
  readonly save_card?: boolean;
  /** sent: the token that pays; answered: the card that was kept */
  card?: unknown;
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
  /** processes POSTs without a response; `held` counts them */
  hold: boolean;
  held: number;
  /** processes the request, then breaks the connection, this many times */
  drop: number;
  /** responds with this status without processing, this many times */
  refuse: { status: number; times: number };
  /** how to pay a new session instead of opening its `url` */
  action: object | null;
  /** these are paid in the moment in which they should be closed */
  paidOnClose: ReadonlySet<string>;
}

const SECRET_KEY = 'sk_test';
const WEBHOOK_SECRET = 'whsec_test';
const id = (prefix: string) => `${prefix}_${randomBytes(8).toString('hex')}`;

type Body = Record<string, unknown>;
type Answer = readonly [status: number, body: object];

/** The page's own books, and its calls without the wire. */
function books(mood: Mood) {
  const sessions: Session[] = [];
  const refunds: Refund[] = [];
  const forgotten: unknown[] = [];
  const tokens: unknown[] = [];
  function open(body: Body): Session {
    const made = id('cs');
    const session: Session = {
      ...(body as unknown as Pick<Session, 'reference' | 'amount' | 'return_url'>),
      id: made,
      url: `https://pay.example/${made}`,
      action: mood.action,
      // a kept card pays at once
      status: typeof body['card'] === 'string' ? 'paid' : 'open',
      card: null,
      failure: null,
    };
    tokens.push(body['card']);
    sessions.push(session);
    return session;
  }
  function giveBack(body: Body): Refund {
    const { session, reference, amount } = body as {
      session: string;
      reference: string;
      amount: { value: string };
    };
    const refund: Refund = { id: id('re'), session, reference, amount: amount.value, status: 'pending' };
    refunds.push(refund);
    return refund;
  }
  function expire(session: Session | undefined): Answer {
    if (session === undefined) return [404, {}];
    if (mood.paidOnClose.has(session.reference)) session.status = 'paid';
    if (session.status !== 'open') return [400, {}];
    session.status = 'expired';
    return [200, session];
  }
  function answer(method: string, path: string, body: Body): Answer {
    if (method === 'POST' && path === '/v1/sessions') return [200, open(body)];
    if (method === 'POST' && path === '/v1/refunds') return [200, giveBack(body)];
    if (method === 'POST' && path === '/v1/cards/forget') {
      forgotten.push(body['card']);
      return [200, { forgotten: true }];
    }
    const reference = /^\/v1\/sessions\?reference=(\w+)$/.exec(path)?.[1];
    if (reference !== undefined)
      return [200, { data: sessions.filter((session) => session.reference === reference) }];
    const closing = /^\/v1\/sessions\/(\w+)\/expire$/.exec(path)?.[1];
    return expire(sessions.find((one) => one.id === closing));
  }
  return { sessions, refunds, forgotten, tokens, answer };
}

/** The response to one request under the current settings; undefined: no response. */
function wire(mood: Mood, answer: ReturnType<typeof books>['answer']) {
  const kept = new Map<string, object>();
  return async (request: IncomingMessage, raw: string): Promise<Answer | 'broken' | undefined> => {
    const { method = '', url = '', headers } = request;
    if (headers.authorization !== `Bearer ${SECRET_KEY}`) return [401, {}];
    // decided on arrival: a request that a test has given up must not take the refusal of the next test
    const refused = mood.refuse.times > 0 ? mood.refuse.status : null;
    if (refused !== null) mood.refuse.times -= 1;
    await pause(mood.slow);
    if (refused !== null) return [refused, {}];
    const key = String(headers['idempotency-key'] ?? '');
    const known = key === '' ? undefined : kept.get(key);
    const given = known ? ([200, known] as const) : answer(method, url, raw === '' ? {} : JSON.parse(raw));
    if (key !== '' && given[0] === 200) kept.set(key, given[1]);
    if (mood.hold && method === 'POST') {
      mood.held += 1;
      return undefined;
    }
    if (mood.drop === 0) return given;
    mood.drop -= 1;
    return 'broken';
  };
}

/** A fake hosted payment page that speaks the protocol of docs/hosted-payment-page.md, with configurable faults. */
export async function hostedPageServer(clock: Clock) {
  const mood: Mood = {
    slow: 0,
    hold: false,
    held: 0,
    drop: 0,
    refuse: { status: 0, times: 0 },
    paidOnClose: new Set(),
    action: null,
  };
  const { sessions, refunds, forgotten, tokens, answer } = books(mood);
  const speak = wire(mood, answer);
  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const said = await speak(request, await text(request));
    if (said === undefined) return;
    if (said === 'broken') return void response.destroy();
    const [status, body] = said;
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
      keepsCards: false,
    } as const,
    mood,
    sessions,
    refunds,
    /** tokens: of cards to forget, and with which sessions were opened */
    forgotten,
    tokens,
    message,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
export type HostedPageServer = Awaited<ReturnType<typeof hostedPageServer>>;
