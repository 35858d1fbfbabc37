import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Services } from '../../../platform/calls/context.ts';

/** Crockford's base32: no digit looks like another. */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 12;
const MAC_BYTES = 9;

/** Seconds after which the member's screen has asked for another code. */
export const TICKET_CODE_REFRESH_SECONDS = 60;

/** Beyond them: at the door of a theatre hundreds of phones share one mast, and the queue takes its time. */
const SCAN_SECONDS = 240;

const FORM = /^TK1\.([0-9A-Z]{1,20})\.(\d{10})\.([\w-]{12})$/;

/** A ticket's number, for people and the gate: twelve random digits, sixty bits. */
export const newTicketNo = (): string =>
  Array.from(randomBytes(LENGTH), (byte) => DIGITS[byte % DIGITS.length] ?? '').join('');

const macOf = ({ secrets }: Pick<Services, 'secrets'>, ticketNo: string, exp: string): string =>
  secrets.mac('ticket', ticketNo, exp).subarray(0, MAC_BYTES).toString('base64url');

/**
 * What a ticket's QR code says for a while: `TK1.<number>.<exp>.<mac>`, exp in seconds since 1970. Nothing is stored:
 * the ticket lets in once, whichever of its codes is scanned. The code that a screen shows is over after minutes, so a
 * picture of it is worth nothing tomorrow; the one that a phone keeps for where there is no network is good `until`.
 */
export function ticketCode(
  services: Pick<Services, 'secrets' | 'clock'>,
  ticketNo: string,
  until?: Date,
): { readonly content: string; readonly expiresAt: Date } {
  const now = Math.floor(services.clock.now().getTime() / 1000);
  const exp =
    until === undefined
      ? now + TICKET_CODE_REFRESH_SECONDS + SCAN_SECONDS
      : Math.floor(until.getTime() / 1000);
  const content = `TK1.${ticketNo}.${exp}.${macOf(services, ticketNo, String(exp))}`;
  return { content, expiresAt: new Date(exp * 1000) };
}

/** The number in a scanned code; undefined for one that is over, forged, or none of ours. */
export function ticketNoOfCode(
  services: Pick<Services, 'secrets' | 'clock'>,
  scanned: string,
): string | undefined {
  const [, ticketNo = '', exp = '', mac = ''] = FORM.exec(scanned.trim()) ?? [];
  if (mac === '' || !timingSafeEqual(Buffer.from(mac), Buffer.from(macOf(services, ticketNo, exp))))
    return undefined;
  return Number(exp) > services.clock.now().getTime() / 1000 ? ticketNo : undefined;
}
