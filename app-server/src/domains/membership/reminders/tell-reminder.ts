import { moneyText, type Language } from '@resort/shared/contract';
import { formatBusinessDate, formatCount } from '@resort/shared/format';
import { and, eq, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { CHANNELS } from '../../../core/announcements/channels.ts';
import { BALANCES, REMINDER_LETTERS } from '../../../core/announcements/reminder-letters.ts';
import { compose } from '../../../core/inbox/compose.ts';
import { tell } from '../../../core/messages/tell.ts';
import { macauDate } from '../../../platform/time/clock.ts';
import type { Transaction } from '../../../platform/database/index.ts';
import type { Receiver } from '../../../platform/outbox/deliver.ts';
import { coupon, ledgerLot, member, UNITS, voucher } from '../../../schema/index.ts';

const work = z.discriminatedUnion('of', [
  z.object({ of: z.literal('VOUCHER_ENDS'), voucherId: z.int() }),
  z.object({ of: z.literal('BALANCE_ENDS'), memberId: z.int(), unit: z.enum(UNITS), on: z.string() }),
]);

interface Ending {
  readonly memberId: number;
  /** its last day, YYYY-MM-DD */
  readonly on: string;
  readonly link: string;
  what(language: Language): string;
}

/** A voucher that may still be used; undefined if it is used, held or gone. */
async function endingVoucher(tx: Transaction, voucherId: number): Promise<Ending | undefined> {
  const [row] = await tx
    .select({ own: voucher, name: coupon.name })
    .from(voucher)
    .innerJoin(coupon, eq(coupon.id, voucher.couponId))
    .where(and(eq(voucher.id, voucherId), eq(voucher.status, 'TAKEN')));
  if (row === undefined) return undefined;
  const { memberId, validTo } = row.own;
  return { memberId, on: macauDate(validTo), link: '/my-vouchers', what: (language) => row.name[language] };
}

/** What is left of the lots of a day; undefined if nothing. */
async function endingBalance(
  tx: Transaction,
  {
    memberId,
    unit,
    on,
  }: { readonly memberId: number; readonly unit: (typeof UNITS)[number]; readonly on: string },
): Promise<Ending | undefined> {
  const isIt = and(eq(ledgerLot.memberId, memberId), eq(ledgerLot.unit, unit), eq(ledgerLot.expiresOn, on));
  const [row] = await tx
    .select({ left: sql`coalesce(sum(${ledgerLot.remaining}), 0)`.mapWith(BigInt) })
    .from(ledgerLot)
    .where(isIt);
  const left = row?.left ?? 0n;
  if (left === 0n) return undefined;
  const amount = unit === 'DOLLAR' ? moneyText(left) : formatCount(Number(left));
  const what = (language: Language) => BALANCES[unit][language].replace('{amount}', amount);
  return { memberId, on, link: unit === 'DOLLAR' ? '/spend-dollars' : '/points-mall', what };
}

/** Reminds a member by the inbox and a push of the topic OFFERS; says nothing of what was used meanwhile. */
export const tellReminder: Receiver = async (tx, { payload }, context) => {
  const asked = work.parse(payload);
  const ending =
    asked.of === 'VOUCHER_ENDS' ? await endingVoucher(tx, asked.voucherId) : await endingBalance(tx, asked);
  if (ending === undefined) return;
  const { memberId, on, link, what } = ending;
  const [own] = await tx.select().from(member).where(eq(member.id, memberId));
  if (own?.status !== 'ACTIVE') return;
  const words = compose(REMINDER_LETTERS[asked.of], (language) => ({
    what: what(language),
    date: formatBusinessDate(on, language),
  }));
  const letter = { ...words, memberId, kind: 'OFFER', link } as const;
  await tell(tx, context, CHANNELS.reminder[asked.of], { language: own.language, letter, topic: 'OFFERS' });
};
