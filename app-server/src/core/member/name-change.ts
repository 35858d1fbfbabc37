import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Executor, Services } from '../../platform/context.ts';
import { macauDate } from '../../platform/time/clock.ts';
import type { Transaction } from '../../platform/database/index.ts';
import { member, nameChange } from '../../schema/index.ts';

export interface AskedName {
  readonly firstName: string;
  readonly lastName: string;
  readonly reason: string;
}

type Own = Pick<typeof member.$inferSelect, 'id' | 'firstName' | 'lastName'>;

/** The day from which a change needs no review: a year after the last one; undefined without one. */
export async function freeFrom(db: Executor, memberId: number): Promise<string | undefined> {
  const tookEffect = inArray(nameChange.status, ['APPLIED', 'APPROVED']);
  const [last] = await db
    .select({ next: sql`${nameChange.decidedAt} + interval '1 year'`.mapWith(nameChange.decidedAt) })
    .from(nameChange)
    .where(and(eq(nameChange.memberId, memberId), tookEffect))
    .orderBy(desc(nameChange.decidedAt))
    .limit(1);
  return last === undefined ? undefined : macauDate(last.next);
}

async function setName(tx: Transaction, memberId: number, name: Omit<AskedName, 'reason'>): Promise<void> {
  const { firstName, lastName } = name;
  await tx
    .update(member)
    .set({ firstName, lastName, version: sql`${member.version} + 1` })
    .where(eq(member.id, memberId));
}

/**
 * Changes the name of a member whose row is locked: at once if a year has passed, otherwise after review. A
 * new request replaces the pending one; the current name needs neither.
 */
export async function askForName(
  tx: Transaction,
  { clock }: Services,
  own: Own,
  asked: AskedName,
): Promise<'APPLIED' | 'PENDING_REVIEW'> {
  const { id: memberId } = own;
  const isOwn = own.firstName === asked.firstName && own.lastName === asked.lastName;
  const underReview = and(eq(nameChange.memberId, memberId), eq(nameChange.status, 'PENDING_REVIEW'));
  if (isOwn) {
    await tx.delete(nameChange).where(underReview);
    return 'APPLIED';
  }
  const free = await freeFrom(tx, memberId);
  const isFree = free === undefined || free <= macauDate(clock.now());
  const now = clock.sqlNow();
  const earlier = { earlierFirstName: own.firstName, earlierLastName: own.lastName };
  await tx.delete(nameChange).where(underReview);
  const row = { ...asked, ...earlier, memberId, at: now };
  if (isFree) await setName(tx, memberId, asked);
  await tx
    .insert(nameChange)
    .values(
      isFree
        ? { ...row, status: 'APPLIED', decidedAt: now }
        : { ...row, status: 'PENDING_REVIEW', decidedAt: null },
    );
  return isFree ? 'APPLIED' : 'PENDING_REVIEW';
}

/** Pending reviews, oldest first. */
export function namesUnderReview(db: Executor) {
  return db
    .select({ memberNo: member.memberNo, change: nameChange })
    .from(nameChange)
    .innerJoin(member, eq(member.id, nameChange.memberId))
    .where(eq(nameChange.status, 'PENDING_REVIEW'))
    .orderBy(nameChange.id);
}

/** Ends a review: an approved name becomes the member's. False if no review with this number is pending. */
export async function decideName(
  tx: Transaction,
  { clock }: Pick<Services, 'clock'>,
  id: number,
  status: 'APPROVED' | 'REJECTED',
): Promise<boolean> {
  const [decided] = await tx
    .update(nameChange)
    .set({ status, decidedAt: clock.sqlNow() })
    .where(and(eq(nameChange.id, id), eq(nameChange.status, 'PENDING_REVIEW')))
    .returning();
  if (decided === undefined) return false;
  if (status === 'APPROVED') await setName(tx, decided.memberId, decided);
  return true;
}
