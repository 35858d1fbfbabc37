import { moneyText, type Language } from '@resort/shared/contract';
import { formatBusinessDate, formatCount } from '@resort/shared/format';
import { and, desc, eq, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { CHANNELS } from '../../../core/announcements/channels.ts';
import { BALANCES, REMINDER_LETTERS } from './letters.ts';
import { compose } from '../../../core/inbox/compose.ts';
import { tell } from '../../../core/messages/tell.ts';
import { macauDate, type Clock } from '../../../platform/time/clock.ts';
import type { Transaction } from '../../../platform/database/index.ts';
import type { Receiver } from '../../../platform/outbox/deliver.ts';
import { coupon, ledgerLot, member, subscriptionLog, UNITS, voucher } from '../../../schema/index.ts';
import { freePlace } from './free-place.ts';
import {
  birthdayGift,
  comingBooking,
  endingHold,
  finishedStay,
  newOffer,
  openCheckIn,
  type Reminded,
} from './coming-words.ts';

const work = z.discriminatedUnion('of', [
  z.object({ of: z.literal('VOUCHER_ENDS'), voucherId: z.int() }),
  z.object({ of: z.literal('BALANCE_ENDS'), memberId: z.int(), unit: z.enum(UNITS), on: z.string() }),
  z.object({ of: z.literal('HOLD_ENDS'), orderId: z.int() }),
  z.object({ of: z.literal('TOMORROW'), orderId: z.int(), on: z.string() }),
  z.object({ of: z.literal('CHECK_IN'), orderId: z.int() }),
  z.object({ of: z.literal('NEW_OFFER'), offerId: z.int(), memberId: z.int() }),
  z.object({ of: z.literal('REVIEW'), orderId: z.int() }),
  z.object({ of: z.literal('GIFT'), memberId: z.int() }),
  z.object({ of: z.literal('FREE_PLACE'), waitingId: z.int() }),
]);
type Work = z.infer<typeof work>;

/** A voucher that may still be used; undefined if it is used, held or gone. */
async function endingVoucher(tx: Transaction, voucherId: number): Promise<Reminded | undefined> {
  const [row] = await tx
    .select({ own: voucher, name: coupon.name })
    .from(voucher)
    .innerJoin(coupon, eq(coupon.id, voucher.couponId))
    .where(and(eq(voucher.id, voucherId), eq(voucher.status, 'TAKEN')));
  if (row === undefined) return undefined;
  const { memberId, validTo } = row.own;
  const on = macauDate(validTo);
  const values = (language: Language) => ({
    what: row.name[language],
    date: formatBusinessDate(on, language),
  });
  return { memberId, link: '/my-vouchers', values };
}

/** What is left of the lots of a day; undefined if nothing. */
async function endingBalance(
  tx: Transaction,
  {
    memberId,
    unit,
    on,
  }: { readonly memberId: number; readonly unit: (typeof UNITS)[number]; readonly on: string },
): Promise<Reminded | undefined> {
  const isIt = and(eq(ledgerLot.memberId, memberId), eq(ledgerLot.unit, unit), eq(ledgerLot.expiresOn, on));
  const [row] = await tx
    .select({ left: sql`coalesce(sum(${ledgerLot.remaining}), 0)`.mapWith(BigInt) })
    .from(ledgerLot)
    .where(isIt);
  const left = row?.left ?? 0n;
  if (left === 0n) return undefined;
  const amount = unit === 'DOLLAR' ? moneyText(left) : formatCount(Number(left));
  const values = (language: Language) => ({
    what: BALANCES[unit][language].replace('{amount}', amount),
    date: formatBusinessDate(on, language),
  });
  return { memberId, link: unit === 'DOLLAR' ? '/spend-dollars' : '/points-mall', values };
}

function remindedOf(tx: Transaction, clock: Clock, asked: Work): Promise<Reminded | undefined> {
  switch (asked.of) {
    case 'VOUCHER_ENDS':
      return endingVoucher(tx, asked.voucherId);
    case 'BALANCE_ENDS':
      return endingBalance(tx, asked);
    case 'HOLD_ENDS':
      return endingHold(tx, clock, asked.orderId);
    case 'TOMORROW':
      return comingBooking(tx, clock, asked);
    case 'CHECK_IN':
      return openCheckIn(tx, clock, asked.orderId);
    case 'NEW_OFFER':
      return newOffer(tx, asked);
    case 'REVIEW':
      return finishedStay(tx, asked.orderId);
    case 'GIFT':
      return birthdayGift(tx, asked.memberId);
    case 'FREE_PLACE':
      return freePlace(tx, clock, asked.waitingId);
  }
}

const ABOUT_ORDERS: readonly Work['of'][] = ['HOLD_ENDS', 'TOMORROW', 'CHECK_IN', 'REVIEW', 'FREE_PLACE'];

/** Whether the member's latest word to the subscription of offers is no. */
async function declinesOffers(tx: Transaction, memberId: number): Promise<boolean> {
  const isOffers = and(eq(subscriptionLog.memberId, memberId), eq(subscriptionLog.topic, 'OFFERS'));
  const [last] = await tx
    .select({ accepted: subscriptionLog.accepted })
    .from(subscriptionLog)
    .where(isOffers)
    .orderBy(desc(subscriptionLog.id))
    .limit(1);
  return last?.accepted === false;
}

/**
 * Reminds a member in the language of the account: of bookings by the topic ORDERS, of everything else by OFFERS, unless
 * the member declined it. Says nothing of what was used, paid or cancelled meanwhile.
 */
export const tellReminder: Receiver = async (tx, { payload }, context) => {
  const asked = work.parse(payload);
  const reminded = await remindedOf(tx, context.clock, asked);
  if (reminded === undefined) return;
  const { memberId, link, values } = reminded;
  const [own] = await tx.select().from(member).where(eq(member.id, memberId));
  if (own?.status !== 'ACTIVE') return;
  const isOrder = ABOUT_ORDERS.includes(asked.of);
  if (!isOrder && (await declinesOffers(tx, memberId))) return;
  const words = compose(REMINDER_LETTERS[asked.of], values);
  const kind = isOrder ? 'ORDER' : 'OFFER';
  const moment = asked.of === 'GIFT' ? ({ kind: 'BIRTHDAY' } as const) : null;
  const letter = { ...words, memberId, kind, link, moment } as const;
  const topic = isOrder ? 'ORDERS' : 'OFFERS';
  await tell(tx, context, CHANNELS.reminder[asked.of], {
    language: own.language,
    letter,
    topic,
    isUrgent: asked.of === 'HOLD_ENDS',
  });
};
