import { formatAmount } from '@resort/shared/format';
import { useText } from '@resort/shared/i18n';
import { moneyText, parseMoney } from '@resort/shared/ui/amount';
import type { VoucherInfo } from '../../../contract/index.ts';

/** A bill as staff type it: 420, 420.5, 420.50. */
const BILL = /^(?:0|[1-9]\d{0,8})(?:\.\d{1,2})?$/;

/**
 * Whether the form asks for the bill's amount, and validation of the input. A minimum spend requires it. For a cash
 * voucher it is optional: the form asks because the unused part of the value is lost.
 */
export function useBillRule({ minSpend, face }: Pick<VoucherInfo, 'minSpend' | 'face'>) {
  const t = useText('vouchers');
  const least = parseMoney(minSpend);
  const isNeeded = least > 0n;
  const tooLittle = t('use.billMissing', { amount: formatAmount(minSpend, 'MOP') });
  const problem = (bill: string): string | undefined => {
    if (bill === '') return isNeeded ? tooLittle : undefined;
    if (!BILL.test(bill)) return isNeeded ? tooLittle : t('use.billWrong');
    return parseMoney(bill) < least ? tooLittle : undefined;
  };
  return {
    isAsked: isNeeded || face !== undefined,
    hint: isNeeded ? tooLittle : t('use.billOptional'),
    problem,
  };
}

/** The unused part of a cash voucher for a bill; null: none, or the bill is not known yet. */
export function lostOf(face: string | undefined, bill: string): string | null {
  if (face === undefined || !BILL.test(bill)) return null;
  const rest = parseMoney(face) - parseMoney(bill);
  return rest > 0n ? moneyText(rest) : null;
}
