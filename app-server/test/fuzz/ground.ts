import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { SESSION_END_CODES } from '@resort/shared/contract';
import { belongingsOf } from '../foreign-ids/owned.ts';
import { NAMINGS } from '../foreign-ids/namings.ts';
import { createClock } from '../../src/platform/time/clock.ts';
import { compose, VISITOR, type Identity, type Wire } from '../platform/protocol/client.ts';
import { signInOver } from '../platform/protocol/over-http.ts';
import { withSignCheck } from '../platform/protocol/sign-check.ts';
import { signIn } from '../platform/protocol/sign-in.ts';
import { testApp } from '../platform/protocol/test-app.ts';
import { rateBucket } from '../../src/schema/index.ts';
import { testDatabase } from '../database/database.ts';
import { startServerOn } from '../processes/two-servers.ts';
import type { FuzzCase, Sample } from './cases.ts';
import type { RawAnswer } from './judge.ts';
import type { Operation } from './operations.ts';

const API_BASE = '/gateway';
/** Only a hang takes this long, even on a busy machine. */
const PATIENCE_MS = 60_000;
/** The member with the most seeded data, and the members to use after that account was closed. */
const PHONES = ['66000001', '66000002', '66000101', '66000102', '66000103'];

/** The target of the requests: a server process with its own database, and a member's device. */
export interface FuzzGround {
  readonly database: Awaited<ReturnType<typeof testDatabase>>;
  /** real requests by call: with the member's ids, and with ids that do not exist */
  samplesOf(operation: Operation): readonly Sample[];
  /** Sends one correctly signed request. Rejects without a response. */
  send(operation: Operation, one: FuzzCase): Promise<RawAnswer>;
  /** the server's latest log lines */
  lastWords(): string;
  end(): Promise<void>;
}

interface Sent extends Wire {
  readonly method: string;
}

function sendWire(origin: string, { method, url, headers, body }: Sent): Promise<RawAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<RawAnswer>();
  const signal = AbortSignal.timeout(PATIENCE_MS);
  // not `fetch`, which would correct an unusual address
  const sending = request(origin, { method, path: url, headers, signal }, (response) => {
    const { statusCode: status = 0, headers: received } = response;
    const contentType = received['content-type'] ?? '';
    text(response).then((said) => resolve({ status, contentType, text: said }), reject);
  });
  sending.on('error', reject);
  sending.end(body);
  return promise;
}

/** The request as it is sent. Raw parts of an address are not signed; a raw body is. */
function wireOf({ key, isGet }: Operation, one: FuzzCase, as: Identity): Sent {
  const { payload, raw } = one;
  const params = Object.fromEntries(
    Object.entries(one.params).map(([name, value]) => [name, encodeURIComponent(value.toWellFormed())]),
  );
  const app = { clock: createClock(), apiBase: API_BASE };
  const body = raw !== undefined && 'body' in raw ? raw.body : JSON.stringify(payload);
  const wire = compose(app, key, { as, params, ...(isGet ? { payload: wellFormed(payload) } : { body }) });
  if (raw !== undefined && 'query' in raw) wire.url = `${wire.url.split('?', 1)[0]}?${raw.query}`;
  if (raw !== undefined && 'contentType' in raw) wire.headers['Content-Type'] = raw.contentType;
  if (raw === undefined && typeof payload['signTimerStr'] === 'string') withSignCheck(key, as)(wire);
  return wire;
}

/** Removes what an address cannot contain: half surrogate pairs and objects. */
const wellFormed = (payload: FuzzCase['payload']) =>
  Object.fromEntries(
    Object.entries(payload).map(([name, value]) => [
      name.toWellFormed(),
      (typeof value === 'string' ? value : JSON.stringify(value ?? null)).toWellFormed(),
    ]),
  );

function isSessionOver({ text: said }: RawAnswer): boolean {
  const code = /^\{"code":(\d+)/.exec(said)?.[1];
  return SESSION_END_CODES.includes(Number(code));
}

/** The requests of the foreign-ids suite, with this member's data. */
async function samplesFor(database: FuzzGround['database'], phone: string) {
  const app = await testApp({ db: database.db });
  try {
    const owned = await belongingsOf(app, database.db, await signIn(app, phone), phone);
    return Map.groupBy(
      NAMINGS.map(([key, naming]) => ({ key: key as string, sample: naming(owned) })),
      ({ key }) => key,
    );
  } finally {
    await app.fastify.close();
  }
}

export async function fuzzGround(): Promise<FuzzGround> {
  const database = await testDatabase();
  const samples = await samplesFor(database, PHONES[0] ?? '');
  const server = await startServerOn(database);
  const { origin } = server;
  const lastWords = () => server.output().slice(-2_000);
  let member: Identity | undefined;

  /** Reuses the session until a request ends it; then signs in again, as the next member if necessary. */
  async function signedIn(): Promise<Identity> {
    if (member !== undefined) return member;
    for (const phone of PHONES) {
      member = await signInOver(origin, phone).catch(() => undefined);
      if (member !== undefined) return member;
    }
    throw new Error('nobody can sign in any more');
  }
  return {
    database,
    samplesOf: ({ key }) => (samples.get(key) ?? []).map(({ sample }) => sample),
    async send(operation, one) {
      await database.db.delete(rateBucket);
      const as = one.as === 'visitor' ? VISITOR : await signedIn();
      const answer = await sendWire(origin, wireOf(operation, one, as)).catch((error: unknown) => {
        throw new Error(`no answer to ${operation.key}: ${String(error)}\n${lastWords()}`);
      });
      if (as === member && isSessionOver(answer)) member = undefined;
      return answer;
    },
    lastWords,
    async end() {
      await server.end('SIGTERM');
      await database.drop();
    },
  };
}
