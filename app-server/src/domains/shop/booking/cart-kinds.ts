import { wantedTime } from '@resort/mf-shop/contract';
import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { registerCartKind, type ReserveContext } from '../../../core/cart/cart-kind.ts';
import { instantOf } from '../../../platform/time/macau-days.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { member } from '../../../schema/index.ts';
import type { ReservationContact } from '../tables/shops.ts';
import { minutesOfDay } from './amount.ts';
import { loadOccupancy } from '../availability/occupancy.ts';
import { quoteOf, subjectOf } from '../availability/quote.ts';
import { placeOrRefuse } from '../availability/refusal.ts';
import { findBookable, findShop } from '../availability/shop-facts.ts';
import { wishOf } from '../availability/wish-of.ts';
import { guestsOf } from './guests.ts';
import { lineOf } from '../reservations/line.ts';
import { depositPlace, reservationPart } from '../reservations/new-reservation.ts';
import { findPlace, refuseTwice } from '../reservations/placed.ts';
import { KINDS, type ReservationKind } from '../terms/reservation-row.ts';

/** A reservation in the cart; the guest is entered once, at the checkout. */
const payload = z.object({
  ...wantedTime,
  children: z.optional(z.int().check(z.gte(0), z.lte(19))),
  occasion: z.optional(z.string().check(z.maxLength(20))),
  remarks: z.optional(z.string().check(z.maxLength(200))),
});
type Item = z.infer<typeof payload>;

const startOf = ({ date, time }: Item): Date => instantOf(date, minutesOfDay(time));

/** The checkout's first guest, in the venue's format, with the account's title. */
async function contactOf({ db, memberId, party }: ReserveContext): Promise<ReservationContact> {
  const [guest] = party.guests;
  const [own] = await db.select().from(member).where(eq(member.id, memberId));
  if (guest === undefined || own === undefined) throw new DomainError('BAD_REQUEST');
  const title = (['MR', 'MRS'] as const).find((one) => one === own.title) ?? 'MS';
  const { areaCode, phone, email } = party.contact;
  return {
    title,
    firstName: guest.firstName,
    lastName: guest.lastName,
    ...(areaCode === undefined || phone === undefined ? {} : { areaCode, phone }),
    ...(email === undefined ? {} : { email }),
  };
}

function register(kind: ReservationKind): void {
  registerCartKind<Item>({
    itemType: kind,
    payload,
    subject: (item) => subjectOf(item.shopId, wishOf(item), item),
    async quote({ db, clock, language }, item) {
      try {
        const facts = await findBookable(db, clock, item.shopId);
        const wish = wishOf(item);
        const taken = await loadOccupancy(db, [facts], { from: item.date, to: item.date });
        placeOrRefuse(facts, wish, taken, { from: startOf(item), now: clock.now() });
        const { deposit: amount } = quoteOf(facts, wish, language);
        return { amount, currency: 'MOP', line: depositPlace(facts) };
      } catch (error) {
        if (error instanceof DomainError) return null;
        throw error;
      }
    },
    async describe({ db, clock, language }, item) {
      return lineOf(
        await findShop(db, clock, item.shopId),
        { party: item.party, from: startOf(item) },
        language,
      );
    },
    async reserve(context, { payload: item, quantity, amount }) {
      if (quantity !== 1) throw new DomainError('BAD_REQUEST');
      const { db, clock, memberId } = context;
      const facts = await findBookable(db, clock, item.shopId);
      if (facts.shop.kind !== kind) throw new DomainError('BAD_REQUEST');
      const wish = wishOf(item);
      const guests = guestsOf({ ...item, contact: await contactOf(context) });
      // other outlets of the same cart may come in any order, so none is locked: the inventory prevents overbooking
      const placed = await findPlace(db, facts, wish, { from: startOf(item), now: clock.now() });
      const only = { memberId, code: item.shopId, time: placed.own };
      // after the rows of the earlier items exist, because two items of one cart may be at the same time
      return reservationPart({ facts, wish, placed, guests, deposit: amount }, (tx) =>
        refuseTwice(tx, clock, only),
      );
    },
  });
}
for (const kind of KINDS) register(kind);
