import { eq } from 'drizzle-orm';
import { eitherOf, giveBackFirst, takeInstead } from '../../../core/inventory/replace.ts';
import { rowsOf } from '../../../core/inventory/rows-of.ts';
import type { Transaction } from '../../../platform/database/index.ts';
import { reservation, type ReservationChange } from '../tables/shops.ts';
import { bucketsOf, COVERS, keyOf } from '../availability/occupancy.ts';
import { timesFrom, type Wish } from '../availability/placing.ts';
import type { BookableShop } from '../availability/shop-facts.ts';
import type { Guests } from './new-reservation.ts';
import { findPlace, type Placed } from './placed.ts';
import type { ReservationRow } from '../terms/reservation-row.ts';

/** The changed values of a reservation. */
export interface NewTerms {
  readonly facts: BookableShop;
  readonly wish: Wish;
  readonly from: Date;
  readonly now: Date;
  readonly guests: Guests;
}

/** The place at the new time; its own place is released first, because the times may overlap. */
async function placeAnew(tx: Transaction, orderId: number, { facts, wish, from, now }: NewTerms) {
  const { shop } = facts;
  const open = shop.areas.filter(({ isPrivate }) => !isPrivate);
  const next = open.flatMap(({ code }) =>
    bucketsOf(timesFrom(facts, wish, from).kept).map((period) => ({
      type: COVERS,
      key: keyOf(shop.code, code),
      period,
    })),
  );
  await giveBackFirst(tx, orderId, next);
  return findPlace(tx, facts, wish, { from, now });
}

function termsOf({ facts, wish, guests }: NewTerms, { own, place, therapists }: Placed) {
  return {
    startsAt: own.from.toISOString(),
    endsAt: own.to.toISOString(),
    party: wish.party,
    place,
    therapists: [...therapists],
    therapistWish: facts.shop.kind === 'SPA' ? wish.therapist : null,
    children: guests.children,
    contact: guests.contact,
    occasion: guests.occasion ?? null,
    remarks: guests.remarks,
  };
}

/** The columns of a reservation that a change sets. */
const columnsOf = ({ startsAt, endsAt, therapists, ...rest }: ReservationChange['to']) => ({
  ...rest,
  startsAt: new Date(startsAt),
  endsAt: new Date(endsAt),
  therapists: [...therapists],
});

/** Changes a reservation at once if the venue confirms automatically, or has not accepted it yet. */
export async function changeNow(tx: Transaction, row: ReservationRow, terms: NewTerms): Promise<void> {
  const { orderId, revision } = row;
  const placed = await placeAnew(tx, orderId, terms);
  await takeInstead(tx, orderId, { wanted: placed.wanted(orderId), soldOut: 'NO_SLOT' });
  const columns = columnsOf(termsOf(terms, placed));
  await tx
    .update(reservation)
    .set({ ...columns, revision: revision + 1 })
    .where(eq(reservation.orderId, orderId));
}

/** A reservation that its venue has accepted stays unchanged; the order holds the inventory of both versions. */
export async function askForChange(tx: Transaction, row: ReservationRow, terms: NewTerms): Promise<void> {
  const { orderId, revision } = row;
  const keeps = askedOf(row)?.keeps ?? (await rowsOf(tx, [orderId], 'SOLD'));
  const placed = await placeAnew(tx, orderId, terms);
  const takes = placed.wanted(orderId);
  await takeInstead(tx, orderId, { wanted: eitherOf(keeps, takes), soldOut: 'NO_SLOT' });
  const change = { state: 'ASKED', reason: null, to: termsOf(terms, placed), keeps, takes } as const;
  await tx
    .update(reservation)
    .set({ change, revision: revision + 1 })
    .where(eq(reservation.orderId, orderId));
}

/** The change that the venue has not answered yet. */
export const askedOf = ({ change }: Pick<ReservationRow, 'change'>): ReservationChange | undefined =>
  change?.state === 'ASKED' ? change : undefined;

/** The venue accepted: applies the change. */
export async function acceptChange(
  tx: Transaction,
  { orderId, change, venueRef }: { orderId: number; change: ReservationChange; venueRef: string },
): Promise<void> {
  await giveBackFirst(tx, orderId, []);
  await takeInstead(tx, orderId, { wanted: change.takes, soldOut: 'NO_SLOT' });
  await tx
    .update(reservation)
    .set({ ...columnsOf(change.to), change: null, venueRef })
    .where(eq(reservation.orderId, orderId));
}

/** The venue declined, or never answered (`reason` null): the reservation and its inventory stay as they were. */
export async function declineChange(
  tx: Transaction,
  { orderId, change, reason }: { orderId: number; change: ReservationChange; reason: string | null },
): Promise<void> {
  await giveBackFirst(tx, orderId, []);
  await takeInstead(tx, orderId, { wanted: change.keeps, soldOut: 'NO_SLOT' });
  await tx
    .update(reservation)
    .set({ change: { ...change, state: 'DECLINED', reason } })
    .where(eq(reservation.orderId, orderId));
}
