import { randomBytes } from 'node:crypto';
import { macauInstant } from '../../platform/time/clock.ts';

/** Crockford's base32: without I, L, O and U, which are easily misread or misheard. */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const RANDOM_DIGITS = 8;

/** `H261121` and eight random digits: the kind's letter, the day at UTC+8, 40 unguessable bits. */
export function newOrderNo(letter: string, now: Date): string {
  const day = macauInstant(now).slice(2, 10).replaceAll('-', '');
  const random = Array.from(randomBytes(RANDOM_DIGITS), (byte) => DIGITS[byte % DIGITS.length]);
  return `${letter}${day}${random.join('')}`;
}
