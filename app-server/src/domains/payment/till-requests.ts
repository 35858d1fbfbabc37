import type { tillCalls, TillRequest } from '@resort/shared/calls/rows';
import { moneyText } from '@resort/shared/contract';
import { eq, inArray } from 'drizzle-orm';
import { answerRequest, showRequests } from '../../core/till/requests.ts';
import type { ContextOf } from '../../platform/context.ts';
import { inTransaction } from '../../platform/database/index.ts';
import { macauInstant } from '../../platform/time/clock.ts';
import { coupon, outlet, voucher } from '../../schema/index.ts';

/** What tills ask the caller to confirm now. */
export async function tillRequests({
  db,
  clock,
  caller,
  language,
}: ContextOf<typeof tillCalls, 'GET /member/till/requests'>): Promise<TillRequest[]> {
  const waiting = await showRequests(db, clock, caller.memberId);
  if (waiting.length === 0) return [];
  const places = await db
    .select({ code: outlet.code, name: outlet.name })
    .from(outlet)
    .where(inArray(outlet.code, [...new Set(waiting.map((one) => one.outlet))]));
  const ids = waiting.flatMap(({ voucherId }) => (voucherId === null ? [] : [voucherId]));
  const vouchers = await db
    .select({ id: voucher.id, name: coupon.name })
    .from(voucher)
    .innerJoin(coupon, eq(coupon.id, voucher.couponId))
    .where(inArray(voucher.id, ids));
  return waiting.map(({ id, outlet: code, currency, amount, dollars, voucherId, confirmBy }) => ({
    id: String(id),
    place: places.find((one) => one.code === code)?.name[language] ?? '',
    currency,
    amount: moneyText(amount),
    dollars: voucherId === null ? moneyText(dollars) : null,
    voucher: vouchers.find((one) => one.id === voucherId)?.name[language] ?? null,
    confirmBy: macauInstant(confirmBy),
  }));
}

/** The caller's answer to a till. Throws as `answerRequest`. */
export async function answerTill({
  db,
  clock,
  caller,
  body,
}: ContextOf<typeof tillCalls, 'POST /member/till/answer'>): Promise<null> {
  const answer = { id: Number(body.id), memberId: caller.memberId, agrees: body.agrees };
  await inTransaction(db, (tx) => answerRequest(tx, clock, answer));
  return null;
}
