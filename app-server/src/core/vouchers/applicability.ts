import type { Rejection } from '@resort/shared/calls/rows';
import type { BasketLine, BasketPlace, VoucherTerms } from './terms.ts';

export const sum = (amounts: readonly bigint[]): bigint =>
  amounts.reduce((total, amount) => total + amount, 0n);

/**
 * Whether a list of codes includes one; an empty list includes everything, any other list nothing unknown.
 */
const admits = (codes: readonly string[], code: string | undefined): boolean =>
  codes.length === 0 || (code !== undefined && codes.includes(code));

/** Whether a voucher can reduce a line. */
export function coversLine(
  { scenes, properties, outlets }: Pick<VoucherTerms, 'scenes' | 'properties' | 'outlets'>,
  line: BasketPlace,
): boolean {
  if (line.takesVouchers === false) return false;
  const isInScope = admits(scenes, line.scene) || (scenes.length > 0 && admits(scenes, line.outletKind));
  return isInScope && admits(properties, line.property) && admits(outlets, line.outlet);
}

/** Why a voucher does not apply to a basket, independent of other vouchers; null if it does. */
export function rejectionOf(voucher: VoucherTerms, lines: readonly BasketLine[]): Rejection | null {
  if (voucher.type !== 'CASH' && voucher.type !== 'DISCOUNT') return 'TYPE';
  const isInScene = lines.some((line) => coversLine({ ...voucher, properties: [], outlets: [] }, line));
  if (!isInScene) return 'SCENE';
  const covered = lines.filter((line) => coversLine(voucher, line));
  if (covered.length === 0) return 'PROPERTY';
  return sum(covered.map(({ amount }) => amount)) < voucher.minSpend ? 'MIN_SPEND' : null;
}
