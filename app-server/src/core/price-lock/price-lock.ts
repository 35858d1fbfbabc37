import { moneyText, parseMoney } from '@resort/shared/contract';
import * as z from 'zod/mini';
import type { Services } from '../../platform/context.ts';
import { macauInstant } from '../../platform/time/clock.ts';
import { DomainError } from '../../platform/domain-error.ts';

/** How long a quoted price is valid. */
export const LOCK_SECONDS = 600;
const MAC_BYTES = 16;

/** The subject of the price, in the kind's own terms: `{h: 'GRAND', rt: 'DLX', ci: '2027-01-01', …}`. */
export type Subject = Readonly<Record<string, string | number>>;

export interface Price {
  /** the kind of thing: an order kind, a cart item type */
  readonly kind: string;
  readonly subject: Subject;
  /** minor units */
  readonly amount: bigint;
  readonly currency: string;
  /** the only member who can use it */
  readonly memberId: number;
}

/** A verified locked price. */
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

const PURPOSE = 'price-lock';
const written = (mac: Buffer): string => mac.subarray(0, MAC_BYTES).toString('base64url');

/** Locks a price for a member, by default for ten minutes (an order's own price: as long as it is held). */
export function lockPrice(services: Services, price: Price, until?: Date): PriceLock {
  const { kind, subject, amount, currency, memberId } = price;
  const end = until ?? new Date(services.clock.now().getTime() + LOCK_SECONDS * 1000);
  const exp = Math.floor(end.getTime() / 1000);
  const fields = { k: kind, s: subject, amt: moneyText(amount), cur: currency, mem: memberId, exp };
  const part = Buffer.from(JSON.stringify(fields satisfies z.infer<typeof locked>)).toString('base64url');
  return {
    signTimerStr: `${part}.${written(services.secrets.mac(PURPOSE, part))}`,
    expireAt: macauInstant(new Date(exp * 1000)),
  };
}

/**
 * Verifies a price lock: the only source of a charged amount. Throws SIGN_CHECK if it is invalid, or for
 * another member or kind, QUOTE_EXPIRED if it has expired.
 */
export function readPriceLock(
  services: Services,
  signTimerStr: string,
  { memberId, kind }: Pick<Price, 'memberId' | 'kind'>,
): LockedPrice {
  const [part = '', mac = '', ...more] = signTimerStr.split('.');
  if (more.length > 0 || !services.secrets.isMac(mac, written, PURPOSE, part))
    throw new DomainError('SIGN_CHECK');
  const { k, s, amt, cur, mem, exp } = locked.parse(JSON.parse(Buffer.from(part, 'base64url').toString()));
  if (mem !== memberId || k !== kind) throw new DomainError('SIGN_CHECK');
  const expiresAt = new Date(exp * 1000);
  if (expiresAt.getTime() <= services.clock.now().getTime()) throw new DomainError('QUOTE_EXPIRED');
  return { kind, subject: s, amount: parseMoney(amt), currency: cur, memberId, expiresAt };
}

const inOrder = (subject: Subject) =>
  JSON.stringify(Object.entries(subject).sort(([a], [b]) => (a < b ? -1 : 1)));

/** Whether a price is for exactly this subject, whatever the order of its fields. */
export const isPriceOf = (price: Price, subject: Subject): boolean =>
  inOrder(price.subject) === inOrder(subject);
