import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Secrets } from '../../../platform/secrets.ts';

/** Crockford's base32: no digit looks like another. */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 12;
const SCHEME = 'TK1';
const MAC_BYTES = 9;

/** A ticket's number, for people and the gate: twelve random digits, sixty bits. */
export const newTicketNo = (): string =>
  Array.from(randomBytes(LENGTH), (byte) => DIGITS[byte % DIGITS.length] ?? '').join('');

const macOf = (secrets: Secrets, ticketNo: string): Buffer =>
  secrets.mac('ticket', ticketNo).subarray(0, MAC_BYTES);

/** What a ticket's QR code says: `TK1.<number>.<mac>`; nobody makes one up. */
export const qrContentOf = ({ secrets }: { readonly secrets: Secrets }, ticketNo: string): string =>
  `${SCHEME}.${ticketNo}.${macOf(secrets, ticketNo).toString('base64url')}`;

/** The number in a scanned code; undefined for a code that is none of ours. */
export function ticketNoOfQr({ secrets }: { readonly secrets: Secrets }, scanned: string): string | undefined {
  const [scheme, ticketNo = '', mac = '', ...more] = scanned.trim().split('.');
  if (scheme !== SCHEME || more.length > 0) return undefined;
  const given = Buffer.from(mac, 'base64url');
  const isOurs = given.length === MAC_BYTES && timingSafeEqual(given, macOf(secrets, ticketNo));
  return isOurs ? ticketNo : undefined;
}
