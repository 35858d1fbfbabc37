import { timingSafeEqual } from 'node:crypto';
import { moneyText, parseMoney } from '@resort/shared/contract';
import * as z from 'zod/mini';
import type { Services } from '../../platform/context.ts';
import { macauInstant } from '../../platform/time/clock.ts';
import { DomainError } from '../../platform/domain-error.ts';

/** How long a quoted price holds. */
export const LOCK_SECONDS = 600;
const MAC_BYTES = 16;

/** What the price is for, in the kind's own words: `{h: 'GRAND', rt: 'DLX', ci: '2027-01-01', …}`. */
export type Subject = Readonly<Record<string, string | number>>;

export interface Price {
  /** the kind of thing: an order kind, a cart item type */
  readonly kind: string;
  readonly subject: Subject;
  /** minor units */
  readonly amount: bigint;
  readonly currency: string;
  /** for whom; nobody else's price */
  readonly memberId: number;
}

/** A price that was locked, as it is read again. */
export interface LockedPrice extends Price {
  readonly expiresAt: Date;
}

export interface PriceLock {
  /** opaque to the client */
  readonly signTimerStr: string;
  /** +08:00 */
  readonly expireAt: string;
}

const locked = z.object({
  k: z.string(),
  s: z.record(z.string(), z.union([z.string(), z.number()])),
  amt: z.string(),
  cur: z.string(),
  mem: z.int(),
  /** seconds since 1970 */
  exp: z.int(),
});

const macOf = ({ secrets }: Services, part: string): string =>
  secrets.mac('price-lock', part).subarray(0, MAC_BYTES).toString('base64url');

/** Locks a price for a member, ten minutes unless said otherwise (an order's own price: as long as it is held). */
export function lockPrice(services: Services, price: Price, until?: Date): PriceLock {
  const { kind, subject, amount, currency, memberId } = price;
  const end = until ?? new Date(services.clock.now().getTime() + LOCK_SECONDS * 1000);
  const exp = Math.floor(end.getTime() / 1000);
  const fields = { k: kind, s: subject, amt: moneyText(amount), cur: currency, mem: memberId, exp };
  const part = Buffer.from(JSON.stringify(fields satisfies z.infer<typeof locked>)).toString('base64url');
  return { signTimerStr: `${part}.${macOf(services, part)}`, expireAt: macauInstant(new Date(exp * 1000)) };
}

function isOurs(services: Services, part: string, mac: string): boolean {
  const expected = Buffer.from(macOf(services, part));
  const given = Buffer.from(mac);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/**
 * The price that was locked: the only source of what is charged. Throws SIGN_CHECK for what we did not make, for
 * another member's price and for another kind's, QUOTE_EXPIRED for one whose time is over.
 */
export function readPriceLock(
  services: Services,
  signTimerStr: string,
  { memberId, kind }: Pick<Price, 'memberId' | 'kind'>,
): LockedPrice {
  const [part = '', mac = '', ...more] = signTimerStr.split('.');
  if (more.length > 0 || !isOurs(services, part, mac)) throw new DomainError('SIGN_CHECK');
  const { k, s, amt, cur, mem, exp } = locked.parse(JSON.parse(Buffer.from(part, 'base64url').toString()));
  if (mem !== memberId || k !== kind) throw new DomainError('SIGN_CHECK');
  const expiresAt = new Date(exp * 1000);
  if (expiresAt.getTime() <= services.clock.now().getTime()) throw new DomainError('QUOTE_EXPIRED');
  return { kind, subject: s, amount: parseMoney(amt), currency: cur, memberId, expiresAt };
}

const inOrder = (subject: Subject) =>
  JSON.stringify(Object.entries(subject).sort(([a], [b]) => (a < b ? -1 : 1)));

/** Whether a price is for exactly this, however the fields are ordered. */
export const isPriceOf = (price: Price, subject: Subject): boolean =>
  inOrder(price.subject) === inOrder(subject);
