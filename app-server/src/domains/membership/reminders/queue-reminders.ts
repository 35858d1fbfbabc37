import { and, eq, gt, isNotNull, lte, sql } from 'drizzle-orm';
import { macauInstant, type Clock } from '../../../platform/time/clock.ts';
import { macauToday } from '../../../core/ledger/lots.ts';
import {
  queueBirthdays,
  queueCheckIns,
  queueReviews,
  queueTierOffers,
  queueTomorrow,
} from './queue-coming.ts';
import { queueEach, type Context } from './queue-each.ts';
import { ledgerLot, voucher } from '../../../schema/index.ts';

const VOUCHER_DAYS = [7, 1];
const BALANCE_DAYS = 30;
/** Hours in Macau in which reminders go out. */
const WAKING = { from: 10, to: 20 };

async function queueVouchers(context: Context, since: Date | null): Promise<void> {
  const { db, clock } = context;
  for (const days of VOUCHER_DAYS) {
    const isSoon = lte(voucher.validTo, sql`${clock.sqlNow()} + ${days} * interval '1 day'`);
    const isNew = since
      ? gt(voucher.validTo, sql`${since}::timestamptz + ${days} * interval '1 day'`)
      : undefined;
    const isGood = and(eq(voucher.status, 'TAKEN'), gt(voucher.validTo, clock.sqlNow()));
    // one that was taken with fewer days than these is not reminded of on the day it was taken
    const isOld = lte(voucher.createdAt, sql`${voucher.validTo} - ${days} * interval '1 day'`);
    const due = db
      .select({ id: voucher.id })
      .from(voucher)
      .where(and(isGood, isSoon, isNew, isOld));
    await queueEach(context, due, {
      payload: sql`jsonb_build_object('of', 'VOUCHER_ENDS', 'voucherId', due.id)`,
      dedupeKey: sql`'voucher ' || due.id || ' ' || ${days}::text`,
    });
  }
}

async function queueBalances(context: Context): Promise<void> {
  const { db, clock } = context;
  const { memberId, unit, expiresOn, remaining } = ledgerLot;
  const today = macauToday(clock);
  const due = db
    .select({ memberId, unit, on: expiresOn })
    .from(ledgerLot)
    .where(
      and(
        gt(remaining, 0n),
        isNotNull(expiresOn),
        // not of the last day: the outbox has forgotten by then what it sent 30 days before
        gt(expiresOn, today),
        lte(expiresOn, sql`${today} + ${BALANCE_DAYS}::int`),
      ),
    )
    .groupBy(memberId, unit, expiresOn);
  await queueEach(context, due, {
    payload: sql`jsonb_build_object('of', 'BALANCE_ENDS', 'memberId', due.member_id, 'unit', due.unit, 'on', due.expires_on)`,
    dedupeKey: sql`'balance ' || due.member_id || ' ' || due.unit || ' ' || due.expires_on`,
  });
}

/** Whether it is a time of day in Macau at which reminders go out. */
export function isWaking(clock: Clock): boolean {
  const hour = Number(macauInstant(clock.now()).slice(11, 13));
  return hour >= WAKING.from && hour < WAKING.to;
}

/**
 * Queues reminders of vouchers that end in a week or a day, of dollars and points that end in 30 days, of what is booked
 * for tomorrow, of online check-in that is open, of new offers of a tier and of birthday gifts, and requests for a review.
 * Each is one piece of work however often this runs or is cut off, because its key is that of what ends.
 * @param since a run earlier on the same day: of vouchers, offers and departures only that is looked at whose
 * time has come since; null: all
 */
export async function queueReminders(context: Context, since: Date | null): Promise<void> {
  await queueVouchers(context, since);
  // lots end with a day, so none comes near in the course of one
  if (since === null) await queueBalances(context);
  await queueTomorrow(context);
  await queueCheckIns(context);
  await queueTierOffers(context, since);
  await queueBirthdays(context);
  await queueReviews(context, since);
}
