import { randomBytes } from 'node:crypto';
import type { Services } from '../../../platform/context.ts';

/** Crockford's base32: without digits that look alike. */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 12;
const MAC_BYTES = 9;

/** Seconds after which the member's screen requests another code. */
export const TICKET_CODE_REFRESH_SECONDS = 60;

/** Additional validity: at the door of a theatre hundreds of phones share one cell, and the queue takes time. */
const SCAN_SECONDS = 240;

const FORM = /^TK1\.([0-9A-Z]{1,20})\.(\d{10})\.([\w-]{12})$/;

/** A ticket's number, for people and the gate: twelve random characters, sixty bits. */
export const newTicketNo = (): string =>
  Array.from(randomBytes(LENGTH), (byte) => DIGITS[byte % DIGITS.length] ?? '').join('');

const PURPOSE = 'ticket';
const written = (mac: Buffer): string => mac.subarray(0, MAC_BYTES).toString('base64url');

/**
 * The content of a ticket's QR code until a moment: `TK1.<number>.<exp>.<mac>`, exp in seconds since 1970. Nothing is
 * stored: the ticket is admitted once, whichever of its codes is scanned.
 */
export function codeUntil(services: Pick<Services, 'secrets'>, ticketNo: string, until: Date): string {
  const exp = String(Math.floor(until.getTime() / 1000));
  return `TK1.${ticketNo}.${exp}.${written(services.secrets.mac(PURPOSE, ticketNo, exp))}`;
}

/** The live code; a photo of it is useless the next day. */
export function ticketCode(
  services: Pick<Services, 'secrets' | 'clock'>,
  ticketNo: string,
): { readonly content: string; readonly expiresAt: Date } {
  const issued = Math.floor(services.clock.now().getTime() / 1000);
  const expiresAt = new Date((issued + TICKET_CODE_REFRESH_SECONDS + SCAN_SECONDS) * 1000);
  return { content: codeUntil(services, ticketNo, expiresAt), expiresAt };
}

/** The number in a scanned code; undefined if the code is expired, forged, or not ours. */
export function ticketNoOfCode(
  services: Pick<Services, 'secrets' | 'clock'>,
  scanned: string,
): string | undefined {
  const [, ticketNo = '', exp = '', mac = ''] = FORM.exec(scanned.trim()) ?? [];
  if (!services.secrets.isMac(mac, written, PURPOSE, ticketNo, exp)) return undefined;
  return Number(exp) > services.clock.now().getTime() / 1000 ? ticketNo : undefined;
}
