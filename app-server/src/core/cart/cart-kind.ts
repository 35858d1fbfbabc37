import type { Schema } from '@resort/shared/contract';
import type { Executor, RequestContext } from '../../platform/context.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { badRequest } from '../../platform/protocol/shape.ts';
import type { Transaction } from '../../platform/database/index.ts';
import type { NewPart } from '../checkout/new-part.ts';
import type { Subject } from '../price-lock/price-lock.ts';
import type { BasketPlace } from '../vouchers/terms.ts';

/** The caller, the language and the database. */
export interface CartContext extends Pick<RequestContext, 'clock' | 'secrets' | 'environment' | 'language'> {
  readonly db: Executor;
  readonly memberId: number;
}

export interface CartQuote {
  /** of one, minor units */
  readonly amount: bigint;
  readonly currency: string;
  /** what vouchers need to know beside the amount */
  readonly line: BasketPlace;
  /** paid on site, not with the rest of the cart */
  readonly onSpot?: boolean;
}

/** What the cart shows of an item, in the member's language. */
export interface CartLine {
  readonly title: string;
  readonly image: string | null;
  /** business dates, `2027-01-01`; the first and the last, or the only one, or none */
  readonly dates: readonly string[];
}

/** The guests, entered once for all items of the checkout. */
export interface Party {
  /** as on the travel documents; the first is the contact */
  readonly guests: readonly { readonly firstName: string; readonly lastName: string }[];
  /** without a number it is the member's own */
  readonly contact: {
    readonly areaCode?: string | undefined;
    readonly phone?: string | undefined;
    readonly email?: string | undefined;
  };
  /** HH:mm at UTC+8 */
  readonly arrivalTime?: string | undefined;
  readonly remarks?: string | undefined;
}

export interface ReserveContext extends CartContext {
  readonly db: Transaction;
  readonly party: Party;
}

export interface ItemToReserve<P> {
  readonly payload: P;
  readonly quantity: number;
  /** of one, minor units, from its price lock */
  readonly amount: bigint;
  readonly currency: string;
}

/** What a domain defines for its items in the cart. The core never imports a domain. */
export interface CartKind<P = unknown> {
  /** `ROOM`, `DINING`, `SPA`; also the kind of its price locks */
  readonly itemType: string;
  readonly payload: Schema<P>;
  /** the subject of this payload's price: the price lock must be for exactly this */
  subject(payload: P): Subject;
  /** the current price; null if it is not available any more */
  quote(context: CartContext, payload: P): Promise<CartQuote | null>;
  describe(context: CartContext, payload: P): Promise<CartLine>;
  /**
   * What ordering it needs, at the locked price. Throws the reason if it is unavailable. Counted inventory is
   * held afterwards, for the whole checkout at once.
   */
  reserve(context: ReserveContext, item: ItemToReserve<P>): Promise<NewPart>;
}

const kinds = new Map<string, CartKind>();

/** Each domain calls this once at start; throws if the item type is registered already. */
export function registerCartKind<P>(kind: CartKind<P>): void {
  if (kinds.has(kind.itemType)) throw new Error(`cart kind ${kind.itemType} is taken`);
  kinds.set(kind.itemType, kind);
}

/** Throws UNAVAILABLE if no domain has registered the type. */
export function cartKind(itemType: string): CartKind {
  const found = kinds.get(itemType);
  if (found === undefined) throw new DomainError('UNAVAILABLE');
  return found;
}

/** Validates the payload by its kind's schema; BAD_REQUEST names the invalid member. */
export function parsePayload({ payload }: CartKind, value: unknown): unknown {
  const parsed = payload.safeParse(value);
  if (parsed.success) return parsed.data;
  throw badRequest(parsed.error.issues.map(({ path, code }) => ({ path: ['payload', ...path], code })));
}
