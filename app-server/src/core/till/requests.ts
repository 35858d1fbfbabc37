import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/context.ts';
import type { Transaction } from '../../platform/database/index.ts';
import { DomainError } from '../../platform/domain-error.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { tillRequest } from '../../schema/index.ts';
import { lockMember } from '../member/lock-member.ts';
import { burnAtOutlet } from '../vouchers/burn.ts';
import { holdPayment } from './hold-payment.ts';

export type TillRequest = typeof tillRequest.$inferSelect;
type NewRequest = Omit<typeof tillRequest.$inferInsert, 'confirmBy'>;

/** Seconds in which the member answers on the phone. */
const CONFIRM_SECONDS = 60;

/** What became of a request. OVER: nobody answered in time. OFFLINE: nor did a phone show it. */
export const REQUEST_STATES = ['WAITING', 'CONFIRMED', 'DECLINED', 'OVER', 'OFFLINE'] as const;

export function stateOf(
  { status, confirmBy, seenAt }: TillRequest,
  clock: Clock,
): (typeof REQUEST_STATES)[number] {
  if (status !== 'WAITING' || confirmBy > clock.now()) return status;
  return seenAt === null ? 'OFFLINE' : 'OVER';
}

/** Asks a member to confirm on the phone; undefined if the partner used this number before. */
export async function askMember(
  tx: Transaction,
  clock: Clock,
  wanted: NewRequest,
): Promise<TillRequest | undefined> {
  const confirmBy = sql`${clock.sqlNow()} + ${CONFIRM_SECONDS} * interval '1 second'`;
  const [added] = await tx
    .insert(tillRequest)
    .values({ ...wanted, confirmBy })
    .onConflictDoNothing()
    .returning();
  return added;
}

export async function findRequest(
  db: Executor,
  { partner, kind, refId }: Pick<TillRequest, 'partner' | 'kind' | 'refId'>,
): Promise<TillRequest | undefined> {
  const isOfPartner = and(eq(tillRequest.partner, partner), eq(tillRequest.kind, kind));
  const [found] = await db
    .select()
    .from(tillRequest)
    .where(and(isOfPartner, eq(tillRequest.refId, refId)));
  return found;
}

/** What waits for a member's answer, the oldest first; from now on a phone has shown it. */
export async function showRequests(db: Executor, clock: Clock, memberId: number): Promise<TillRequest[]> {
  const waiting = await db
    .select()
    .from(tillRequest)
    .where(
      and(
        eq(tillRequest.memberId, memberId),
        eq(tillRequest.status, 'WAITING'),
        gt(tillRequest.confirmBy, clock.sqlNow()),
      ),
    )
    .orderBy(asc(tillRequest.id));
  const unseen = waiting.filter(({ seenAt }) => seenAt === null).map(({ id }) => id);
  if (unseen.length > 0)
    await db
      .update(tillRequest)
      .set({ seenAt: clock.sqlNow() })
      .where(and(inArray(tillRequest.id, unseen), isNull(tillRequest.seenAt)));
  return waiting;
}

/** Sets the dollars aside, or uses the voucher. */
async function carryOut(tx: Transaction, clock: Clock, request: TillRequest): Promise<Partial<TillRequest>> {
  const { memberId, partner, refId, outlet, currency, amount, dollars, voucherId } = request;
  if (voucherId !== null) {
    const { receipt, burnedAt } = await burnAtOutlet(tx, clock, { memberId, voucherId, outletCode: outlet });
    return { receipt, usedAt: burnedAt };
  }
  const payment = { partner, paymentId: refId, memberId, outlet, currency, amount, dollars };
  if ((await holdPayment(tx, clock, payment)) === undefined) throw new DomainError('STALE');
  return {};
}

/**
 * The member's answer to one of their own requests, whose row and member are then locked. The same answer twice is one.
 * Throws NOT_FOUND, TILL_OVER when it was answered otherwise or the time is over, and what `carryOut` throws.
 */
export async function answerRequest(
  tx: Transaction,
  clock: Clock,
  { id, memberId, agrees }: { readonly id: number; readonly memberId: number; readonly agrees: boolean },
): Promise<void> {
  await lockMember(tx, memberId);
  const isOwn = and(eq(tillRequest.id, id), eq(tillRequest.memberId, memberId));
  const [own] = await tx.select().from(tillRequest).where(isOwn);
  if (own === undefined) throw new DomainError('NOT_FOUND');
  const wanted = agrees ? 'CONFIRMED' : 'DECLINED';
  const state = stateOf(own, clock);
  if (state === wanted) return;
  if (state !== 'WAITING') throw new DomainError('TILL_OVER');
  const done = agrees ? await carryOut(tx, clock, own) : {};
  await tx
    .update(tillRequest)
    .set({ ...done, status: wanted })
    .where(isOwn);
}

/** The till takes its request back; an answered one stays as it is. The caller has locked the member. */
export async function withdrawRequest(tx: Transaction, { id }: TillRequest): Promise<void> {
  const isWaiting = and(eq(tillRequest.id, id), eq(tillRequest.status, 'WAITING'));
  await tx.update(tillRequest).set({ status: 'DECLINED' }).where(isWaiting);
}
