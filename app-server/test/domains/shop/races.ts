import { inTransaction } from '../../../src/platform/database/index.ts';
import type { RaceContext } from '../../processes/race.ts';
import { findBookable } from '../../../src/domains/shop/availability/shop-facts.ts';
import { wishOf } from '../../../src/domains/shop/availability/wish-of.ts';
import { book } from '../../../src/domains/shop/booking/book.ts';
import { CONTACT } from './guest.ts';

interface Wanted {
  readonly memberId: number;
  readonly shopId: string;
  readonly from: Date;
  readonly party: number;
  readonly areaId?: string;
  readonly serviceIds?: readonly string[];
  readonly therapist?: 'ANY' | 'F' | 'M';
}

/** Books as the calls do, without a deposit. Resolves to the order's id. */
export async function reserve({ db, clock }: RaceContext, wanted: Wanted): Promise<number> {
  const { memberId, shopId, from } = wanted;
  const facts = await findBookable(db, clock, shopId);
  const guests = { children: 0, contact: CONTACT, occasion: undefined, remarks: '' };
  const booking = {
    memberId,
    facts,
    wish: wishOf(wanted),
    from,
    guests,
    deposit: 0n,
    voucherIds: [],
    dollars: 0n,
  };
  return inTransaction(db, async (tx) => (await book(tx, clock, booking)).id);
}
