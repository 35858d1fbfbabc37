import type { AreaCode } from '@resort/shared/calls/one-time-code';
import { normalizePhone } from '@resort/shared/format';

interface Account {
  account: string;
  areaCode?: string;
}

/**
 * The account that was typed: an address, a member number, or a phone number. A phone number without an area
 * code is one of `homeArea` (`+853`).
 */
export function accountOf(typed: string, areas: readonly AreaCode[], homeArea: string): Account {
  const text = typed.normalize('NFKC').trim();
  const isPhone = /^\+?[\d\s().-]+$/.test(text);
  if (!isPhone) return { account: text };
  const digits = text.replace(/\D/g, '');
  const own = text.startsWith('+') ? areaIn(digits, areas) : undefined;
  const area = own ?? areas.find(({ areaCode }) => areaCode === homeArea);
  if (!area) return { account: digits };
  const national = own ? digits.slice(own.areaCode.length - 1) : digits;
  return { account: normalizePhone(national, area), areaCode: area.areaCode };
}

/** The longest area code that the digits begin with: +1242 before +1. */
function areaIn(digits: string, areas: readonly AreaCode[]): AreaCode | undefined {
  return areas
    .filter(({ areaCode }) => digits.startsWith(areaCode.slice(1)))
    .sort((one, other) => other.areaCode.length - one.areaCode.length)[0];
}
