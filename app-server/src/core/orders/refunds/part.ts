import { MONEY_METHODS, type RefundPart } from '@resort/shared/calls/rows';
import { moneyText, parseMoney, type Language } from '@resort/shared/contract';
import { eq, inArray } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Executor } from '../../../platform/context.ts';
import { coupon, voucher } from '../../../schema/index.ts';

/** A means of a refund as recorded: like that of a response, but without names of vouchers. */
export type BackPart =
  Exclude<RefundPart, { means: 'VOUCHER' }> | { readonly means: 'VOUCHER'; readonly voucherId: string };

/** The same in the payload of queued work. */
export const backPart = z.discriminatedUnion('means', [
  z.object({
    means: z.literal('MONEY'),
    method: z.enum(MONEY_METHODS),
    money: z.string(),
    currency: z.string(),
  }),
  z.object({ means: z.literal('DOLLARS'), dollars: z.string() }),
  z.object({ means: z.literal('POINTS'), points: z.int() }),
  z.object({ means: z.literal('VOUCHER'), voucherId: z.string() }),
]);

const isSome = (part: BackPart): boolean => {
  if (part.means === 'MONEY') return parseMoney(part.money) > 0n;
  if (part.means === 'DOLLARS') return parseMoney(part.dollars) > 0n;
  return part.means === 'VOUCHER' || part.points > 0;
};

/** Adds two parts of the same means; undefined for different means. */
function together(one: BackPart, other: BackPart): BackPart | undefined {
  const add = (a: string, b: string) => moneyText(parseMoney(a) + parseMoney(b));
  if (one.means === 'MONEY' && other.means === 'MONEY') {
    const isSame = one.method === other.method && one.currency === other.currency;
    return isSame ? { ...one, money: add(one.money, other.money) } : undefined;
  }
  if (one.means === 'DOLLARS' && other.means === 'DOLLARS')
    return { ...one, dollars: add(one.dollars, other.dollars) };
  if (one.means === 'POINTS' && other.means === 'POINTS')
    return { ...one, points: one.points + other.points };
  return undefined;
}

const ORDER: readonly BackPart['means'][] = ['MONEY', 'DOLLARS', 'POINTS', 'VOUCHER'];

/** Each means once, money first, without empty parts. */
export function byMeans(parts: readonly BackPart[]): BackPart[] {
  const merged: BackPart[] = [];
  for (const part of parts.filter(isSome)) {
    const at = merged.findIndex((one) => together(one, part) !== undefined);
    const [known] = at < 0 ? [] : merged.splice(at, 1);
    const sum = known === undefined ? part : (together(known, part) ?? part);
    merged.splice(at < 0 ? merged.length : at, 0, sum);
  }
  return merged.toSorted((a, b) => ORDER.indexOf(a.means) - ORDER.indexOf(b.means));
}

/** With the names of the vouchers, in one language. */
export async function partsOnWire(
  db: Executor,
  parts: readonly BackPart[],
  language: Language,
): Promise<RefundPart[]> {
  const ids = parts.flatMap((part) => (part.means === 'VOUCHER' ? [Number(part.voucherId)] : []));
  const rows =
    ids.length === 0
      ? []
      : await db
          .select({ id: voucher.id, name: coupon.name })
          .from(voucher)
          .innerJoin(coupon, eq(coupon.id, voucher.couponId))
          .where(inArray(voucher.id, ids));
  const names = new Map(rows.map(({ id, name }) => [String(id), name[language]]));
  return parts.map((part) =>
    part.means === 'VOUCHER' ? { ...part, name: names.get(part.voucherId) ?? '' } : part,
  );
}
