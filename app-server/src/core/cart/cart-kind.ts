import type { Schema } from '@resort/shared/contract';
import type { Executor, RequestContext } from '../../platform/context.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { badRequest } from '../../platform/protocol/shape.ts';
import type { Transaction } from '../../platform/database/index.ts';
import type { NewPart } from '../checkout/new-part.ts';
import type { Subject } from '../price-lock/price-lock.ts';
import type { BasketPlace } from '../vouchers/terms.ts';

/** Who asks, in which language, on which database. */
export interface CartContext extends Pick<RequestContext, 'clock' | 'secrets' | 'environment' | 'language'> {
  readonly db: Executor;
  readonly memberId: number;
}

export interface CartQuote {
  /** of one, minor units */
  readonly amount: bigint;
  readonly currency: string;
  /** what vouchers see of it, beside its amount */
  readonly line: BasketPlace;
  /** paid where it is used, not with the rest of the cart */
  readonly onSpot?: boolean;
}

/** What the cart shows of an item, in the member's language. */
export interface CartLine {
  readonly title: string;
  readonly image: string | null;
  /** business dates, `2027-01-01`; the first and the last, or the only one, or none */
  readonly dates: readonly string[];
}

/** Who comes, as the checkout asks for it once for all items. */
export interface Party {
  /** as the travel documents have them; the first is who is spoken to */
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

/** What one domain says about its things in the cart. The core never imports a domain. */
export interface CartKind<P = unknown> {
  /** `ROOM`, `DINING`, `SPA`; also the kind of the price locks that may be put into the cart with it */
  readonly itemType: string;
  readonly payload: Schema<P>;
  /** what the price of this payload is for: the price lock must be for exactly this */
  subject(payload: P): Subject;
  /** what it costs now; null where it cannot be had any more */
  quote(context: CartContext, payload: P): Promise<CartQuote | null>;
  describe(context: CartContext, payload: P): Promise<CartLine>;
  /**
   * What ordering it takes, at the price that was locked. Throws why it cannot be had; what is counted is taken after
   * it, for the whole checkout at once.
   */
  reserve(context: ReserveContext, item: ItemToReserve<P>): Promise<NewPart>;
}

const kinds = new Map<string, CartKind>();

/** Called once by each domain at start; throws where the item type is taken. */
export function registerCartKind<P>(kind: CartKind<P>): void {
  if (kinds.has(kind.itemType)) throw new Error(`cart kind ${kind.itemType} is taken`);
  kinds.set(kind.itemType, kind);
}

/** UNAVAILABLE for what no domain has registered. */
export function cartKind(itemType: string): CartKind {
  const found = kinds.get(itemType);
  if (found === undefined) throw new DomainError('UNAVAILABLE');
  return found;
}

/** The payload by its kind's schema; BAD_REQUEST says which member is wrong. */
export function parsePayload({ payload }: CartKind, value: unknown): unknown {
  const parsed = payload.safeParse(value);
  if (parsed.success) return parsed.data;
  throw badRequest(parsed.error.issues.map(({ path, code }) => ({ path: ['payload', ...path], code })));
}
