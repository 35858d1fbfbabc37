import type { NewPart } from '../../../core/checkout/new-part.ts';
import { outletKindOf } from '../outlet-kind.ts';
import type { BasketPlace } from '../../../core/vouchers/terms.ts';
import type { Transaction } from '../../../platform/database/index.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { reservation, type ReservationContact } from '../tables/shops.ts';
import type { Wish } from '../availability/placing.ts';
import type { BookableShop } from '../availability/shop-facts.ts';
import type { Placed } from './placed.ts';

/** How long a reservation waits for its deposit. */
export const HOLD_SECONDS = 600;

/** What the guests say of themselves. */
export interface Guests {
  readonly children: number;
  readonly contact: ReservationContact;
  readonly occasion: string | undefined;
  readonly remarks: string;
}

export interface NewReservation {
  readonly facts: BookableShop;
  readonly wish: Wish;
  readonly placed: Placed;
  readonly guests: Guests;
  /** to be paid now, minor units of MOP, from its price lock */
  readonly deposit: bigint;
}

function rowOf({ facts, wish, placed, guests }: NewReservation) {
  const { shop, rules } = facts;
  const { children, contact, occasion, remarks } = guests;
  if (children > wish.party) throw new DomainError('BAD_REQUEST');
  return {
    shop: shop.code,
    channel: rules.channel,
    startsAt: placed.own.from,
    endsAt: placed.own.to,
    party: wish.party,
    children,
    place: placed.place,
    services: [...wish.serviceIds],
    therapistWish: shop.kind === 'SPA' ? wish.therapist : null,
    therapists: [...placed.therapists],
    contact,
    occasion: occasion ?? null,
    remarks,
    cancelFreeHours: rules.cancelFreeHours,
    noShowFee: rules.noShowFee,
  };
}

/** What vouchers see of a deposit: it is paid at this outlet. */
export const depositPlace = ({ shop, outlet }: Pick<BookableShop, 'shop' | 'outlet'>): BasketPlace => ({
  scene: 'SHOP',
  property: outlet.property,
  outlet: shop.code,
  outletKind: outletKindOf(shop.kind),
  takesVouchers: shop.takesVouchers,
});

/** What ordering a reservation takes. `check` runs when the order is open, before its row is written. */
export function reservationPart(
  wanted: NewReservation,
  check: (tx: Transaction) => Promise<void> = () => Promise.resolve(),
): NewPart {
  const { facts, placed, deposit } = wanted;
  const { shop, outlet, rules } = facts;
  const row = rowOf(wanted);
  return {
    kind: shop.kind,
    property: outlet.property,
    status: rules.channel === 'API' ? 'HELD_TO_ASK' : 'HELD',
    total: deposit,
    holdSeconds: HOLD_SECONDS,
    line: depositPlace(facts),
    soldOut: 'NO_SLOT',
    async store(tx, order) {
      await check(tx);
      await tx.insert(reservation).values({ ...row, orderId: order.id });
      return placed.wanted(order.id);
    },
  };
}
