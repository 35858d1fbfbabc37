import { formatDate } from '@resort/shared/format';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { CHANNELS } from '../announcements/channels.ts';
import { MEMBERSHIP_CLOSING_MESSAGE, MEMBERSHIP_RESTORED_MESSAGE } from '../announcements/messages.ts';
import type { Executor, Services } from '../../platform/context.ts';
import type { Clock } from '../../platform/time/clock.ts';
import type { Transaction } from '../../platform/database/index.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { revokeSessions } from '../../platform/sessions/end.ts';
import { accountClosing, ledgerHold, member } from '../../schema/index.ts';
import { lockMember } from '../member/lock-member.ts';
import { tell } from '../messages/tell.ts';
import { recipientOf } from '../one-time-code/number.ts';
import { hasOpenOrder } from '../orders/open-orders.ts';

/** Days in which a sign-in restores the membership. */
export const GRACE_DAYS = 15;

type Member = typeof member.$inferSelect;

const underWay = (memberId: number) =>
  and(eq(accountClosing.memberId, memberId), isNull(accountClosing.endedAt));

async function hasHeld(db: Executor, memberId: number): Promise<boolean> {
  const [held] = await db
    .select({ id: ledgerHold.id })
    .from(ledgerHold)
    .where(and(eq(ledgerHold.memberId, memberId), eq(ledgerHold.status, 'HELD')))
    .limit(1);
  return held !== undefined;
}

/** Whether the membership can be closed: no open order, nothing held in the ledger. */
export async function mayClose(db: Executor, clock: Clock, memberId: number): Promise<boolean> {
  return !(await hasOpenOrder(db, clock, memberId)) && !(await hasHeld(db, memberId));
}

const wordsTo = ({ language, ...own }: Member, text: string) => ({
  language,
  sms: { to: recipientOf(own), text },
});

/**
 * Starts the grace period: the member is signed out everywhere and notified. Returns its end. Throws
 * CANNOT_CLOSE while an order is open or dollars or points are held.
 */
export async function startClosing(
  tx: Transaction,
  services: Services,
  { memberId, reason }: { memberId: number; reason: string | undefined },
): Promise<Date> {
  const { clock } = services;
  const own = await lockMember(tx, memberId);
  if (own.status !== 'ACTIVE') throw new DomainError('SESSION_SUPERSEDED');
  if (!(await mayClose(tx, clock, memberId))) throw new DomainError('CANNOT_CLOSE');
  const now = clock.sqlNow();
  const [started] = await tx
    .insert(accountClosing)
    .values({ memberId, reason, askedAt: now, closesAt: sql`${now} + ${GRACE_DAYS} * interval '1 day'` })
    .returning({ closesAt: accountClosing.closesAt });
  if (started === undefined) throw new Error('the closing was not stored');
  await tx.update(member).set({ status: 'CLOSING' }).where(eq(member.id, memberId));
  await revokeSessions(tx, clock, memberId, 'all');
  const { language } = own;
  const day = formatDate(started.closesAt, language);
  const until = MEMBERSHIP_CLOSING_MESSAGE[language].replace('{date}', day);
  await tell(tx, services, CHANNELS.membership.CLOSING, wordsTo(own, until));
  return started.closesAt;
}

/**
 * Cancels the closing for an authenticated member. Throws SESSION_SUPERSEDED if it has already been carried
 * out.
 */
export async function restoreMembership(
  tx: Transaction,
  services: Services,
  memberId: number,
): Promise<Member> {
  const own = await lockMember(tx, memberId);
  if (own.status === 'ACTIVE') return own;
  if (own.status !== 'CLOSING') throw new DomainError('SESSION_SUPERSEDED');
  await tx.update(member).set({ status: 'ACTIVE' }).where(eq(member.id, memberId));
  await tx
    .update(accountClosing)
    .set({ endedAt: services.clock.sqlNow(), outcome: 'RESTORED' })
    .where(underWay(memberId));
  const welcome = MEMBERSHIP_RESTORED_MESSAGE[own.language];
  await tell(tx, services, CHANNELS.membership.RESTORED, wordsTo(own, welcome));
  return { ...own, status: 'ACTIVE' };
}

/** Whether the member was restored within the last day, for a welcome message. */
export async function wasRestoredToday(db: Executor, clock: Clock, memberId: number): Promise<boolean> {
  const [restored] = await db
    .select({ id: accountClosing.id })
    .from(accountClosing)
    .where(
      and(
        eq(accountClosing.memberId, memberId),
        eq(accountClosing.outcome, 'RESTORED'),
        gt(accountClosing.endedAt, sql`${clock.sqlNow()} - interval '1 day'`),
      ),
    )
    .limit(1);
  return restored !== undefined;
}
