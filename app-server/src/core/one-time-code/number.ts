import { isPhone, normalizePhone } from '@resort/shared/contract';
import { AREA_CODES } from '../../locales/area-codes.ts';
import { DomainError } from '../../platform/domain-error.ts';

export interface PhoneNumber {
  /** with the plus: `+853` */
  readonly areaCode: string;
  /** national digits, without a trunk digit */
  readonly phone: string;
}

/** Normalises a typed number; throws PHONE_FORMAT for a wrong digit count or an unsupported area. */
export function phoneNumber(typed: { areaCode: string; phone: string }): PhoneNumber {
  const bounds = AREA_CODES.find(({ areaCode }) => areaCode === typed.areaCode);
  if (bounds === undefined) throw new DomainError('PHONE_FORMAT');
  const phone = normalizePhone(typed.phone, bounds);
  if (!isPhone(phone, bounds)) throw new DomainError('PHONE_FORMAT');
  return { areaCode: typed.areaCode, phone };
}

/** The recipient of its messages, in E.164. */
export const recipientOf = ({ areaCode, phone }: PhoneNumber): string => areaCode + phone;

const LONGEST_FIRST = AREA_CODES.map(({ areaCode }) => areaCode).sort((a, b) => b.length - a.length);

/** Splits a stored E.164 number. */
export function numberOf(recipient: string): PhoneNumber {
  const areaCode = LONGEST_FIRST.find((area) => recipient.startsWith(area));
  if (areaCode === undefined) throw new Error('a stored number of no area');
  return { areaCode, phone: recipient.slice(areaCode.length) };
}
