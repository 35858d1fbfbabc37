import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { idem } from '../schema/index.ts';
import type { Executor, Services } from './context.ts';
import { inTransaction, type Database, type Transaction } from './database/index.ts';
import { DomainError } from './domain-error.ts';

const ANSWER_PURPOSE = 'idem.answer';

/** One piece of work that may happen once. */
export interface OnceRequest {
  /** caller and call: nobody else's key is ever met */
  readonly scope: string;
  readonly key: string;
  /** from `requestHash`, over what was asked for */
  readonly hash: Buffer;
}

/**
 * Members in code-unit order, so that the same request hashes the same however it was written; without a signature in
 * the body, which every attempt makes anew.
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

/** The answer stored under the key, in a box because it may be anything; undefined while there is none. */
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

async function claim(
  tx: Transaction,
  { clock }: Services,
  { scope, key, hash }: OnceRequest,
): Promise<boolean> {
  const claimed = await tx
    .insert(idem)
    .values({ scope, key, requestHash: hash, claimedAt: clock.sqlNow() })
    .onConflictDoNothing()
    .returning({ key: idem.key });
  return claimed.length > 0;
}

/** For a request that was received before: its answer if the work is finished, else REPLAYED. */
export async function replay(db: Database, services: Services, request: OnceRequest): Promise<unknown> {
  const found = await stored(db, services, request);
  if (found === undefined) throw new DomainError('REPLAYED');
  return found.answer;
}

/**
 * Runs `work` once per scope and key, whichever processes ask, and gives everybody the same answer. The claim lives in
 * the work's own transaction: a second request waits at the index until the first commits and then reads its answer;
 * a throw leaves the key free. Throws KEY_REUSED where the key stands for another request. Answers are stored sealed.
 */
export async function runOnce(
  db: Database,
  services: Services,
  request: OnceRequest,
  work: (tx: Transaction) => Promise<unknown>,
): Promise<unknown> {
  return inTransaction(db, async (tx) => {
    if (!(await claim(tx, services, request))) {
      const found = await stored(tx, services, request);
      if (found === undefined) throw new Error('a claimed key without an answer');
      return found.answer;
    }
    const answer = await work(tx);
    const sealed = services.secrets.seal(Buffer.from(JSON.stringify(answer ?? null)), ANSWER_PURPOSE);
    await tx
      .update(idem)
      .set({ answerSealed: sealed })
      .where(and(eq(idem.scope, request.scope), eq(idem.key, request.key)));
    return answer;
  });
}
