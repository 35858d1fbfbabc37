import type { Rejection } from '@resort/shared/calls/rows';
import type { BasketLine, VoucherTerms } from './terms.ts';

export const sum = (amounts: readonly bigint[]): bigint =>
  amounts.reduce((total, amount) => total + amount, 0n);

/** Whether a voucher may take off a line's amount. */
export function coversLine({ scenes, properties }: VoucherTerms, { scene, property }: BasketLine): boolean {
  const inScene = scenes.length === 0 || scenes.includes(scene);
  const atProperty = properties.length === 0 || (property !== undefined && properties.includes(property));
  return inScene && atProperty;
}

/** Why a voucher does not apply to a basket whatever else is chosen; null where it does. */
export function rejectionOf(voucher: VoucherTerms, lines: readonly BasketLine[]): Rejection | null {
  if (voucher.type !== 'CASH' && voucher.type !== 'DISCOUNT') return 'TYPE';
  const isInScene = lines.some((line) => coversLine({ ...voucher, properties: [] }, line));
  if (!isInScene) return 'SCENE';
  const covered = lines.filter((line) => coversLine(voucher, line));
  if (covered.length === 0) return 'PROPERTY';
  return sum(covered.map(({ amount }) => amount)) < voucher.minSpend ? 'MIN_SPEND' : null;
}
