import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { idem } from '../schema/index.ts';
import type { Executor, Services } from './context.ts';
import {
  afterwards,
  inTransaction,
  inTransactionOnly,
  onlyIf,
  prepared,
  preparedSql,
  type Database,
  type Transaction,
} from './database/index.ts';
import { DomainError } from './domain-error.ts';
import { preparedClock } from './time/clock.ts';

export const ANSWER_PURPOSE = 'idem.answer';

/** Work that must happen only once. */
export interface OnceRequest {
  /** caller and call, so that keys of others never match */
  readonly scope: string;
  readonly key: string;
  /** from `requestHash`, over the request */
  readonly hash: Buffer;
}

/**
 * Sorts members in code-unit order, so that equal requests have equal hashes. Drops a signature in the body,
 * which is new in every attempt.
 */
function sorted(key: string, value: unknown): unknown {
  if (key === 'signature') return undefined;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

export function requestHash(asked: unknown): Buffer {
  return createHash('sha256')
    .update(JSON.stringify(asked, sorted) ?? '')
    .digest();
}

/** The stored response of the key, boxed because it may be any value; undefined if there is none. */
async function stored(
  db: Executor,
  { secrets }: Services,
  { scope, key, hash }: OnceRequest,
): Promise<{ answer: unknown } | undefined> {
  const [row] = await db
    .select()
    .from(idem)
    .where(and(eq(idem.scope, scope), eq(idem.key, key)));
  if (row === undefined || row.answerSealed === null) return undefined;
  if (!row.requestHash.equals(hash)) throw new DomainError('KEY_REUSED');
  return { answer: JSON.parse(secrets.open(row.answerSealed, ANSWER_PURPOSE).toString()) };
}

const isPlaced = and(eq(idem.scope, sql.placeholder('scope')), eq(idem.key, sql.placeholder('key')));

const insertClaim = preparedSql(
  'idem.claim',
  sql`insert into idem (scope, key, request_hash, claimed_at)
    select ${sql.placeholder('scope')}::text, ${sql.placeholder('key')}::text, ${sql.placeholder('hash')}::bytea,
      ${preparedClock.sqlNow()}
    where ${inTransactionOnly}
    on conflict do nothing`,
);

const storeAnswer = prepared('idem.answer', (db) =>
  db
    .update(idem)
    .set({ answerSealed: sql`${sql.placeholder('sealed')}` })
    .where(isPlaced),
);

/** Another request has this key. */
class KeyTaken extends Error {}

async function claim(tx: Transaction, { clock }: Services, { scope, key, hash }: OnceRequest): Promise<void> {
  const { rowCount } = await insertClaim(tx, { scope, key, hash, now: clock.fixedNow() });
  if (rowCount !== 1) throw new KeyTaken();
}

/** For a repeated request: its response if the work is complete, else REPLAYED. */
export async function replay(db: Database, services: Services, request: OnceRequest): Promise<unknown> {
  const found = await stored(db, services, request);
  if (found === undefined) throw new DomainError('REPLAYED');
  return found.answer;
}

/**
 * Runs `work` once per scope and key, across all processes, and gives every request the same response. The
 * claim is part of the work's transaction: a second request waits at the index until the first commits, and
 * then reads its response; a throw leaves the key unused. The claim shares a round trip with BEGIN and the first reads
 * of the work, which gets no result before the key is its own. Throws KEY_REUSED if the key belongs to another
 * request. Responses are stored encrypted.
 */
export async function runOnce(
  db: Database,
  services: Services,
  request: OnceRequest,
  work: (tx: Transaction) => Promise<unknown>,
): Promise<unknown> {
  const once = async (tx: Transaction) => {
    onlyIf(tx, claim(tx, services, request));
    const answer = await work(tx);
    const sealed = services.secrets.seal(Buffer.from(JSON.stringify(answer ?? null)), ANSWER_PURPOSE);
    const { scope, key } = request;
    await afterwards(tx, storeAnswer(tx, { scope, key, sealed }));
    return answer;
  };
  try {
    return await inTransaction(db, once);
  } catch (error) {
    if (!(error instanceof KeyTaken)) throw error;
    const found = await stored(db, services, request);
    if (found === undefined) throw new Error('a claimed key without an answer', { cause: error });
    return found.answer;
  }
}
