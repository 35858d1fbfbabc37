import { randomInt } from 'node:crypto';

/** Without letters that are easily misread or misheard. */
const DIGITS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const CODE_DIGITS = 8;

/** Eight unguessable digits (39 bits) for staff to type. Its column is unique, so a duplicate fails the work. */
export function newPickUpCode(): string {
  return Array.from({ length: CODE_DIGITS }, () => DIGITS[randomInt(DIGITS.length)]).join('');
}
