import type { myVoucherCalls } from '@resort/mf-vouchers/contract';
import { asc, eq } from 'drizzle-orm';
import type { Language } from '@resort/shared/contract';
import { VOUCHER_USAGE } from './texts/voucher-usage.ts';
import type { ContextOf, Executor } from '../../platform/context.ts';
import { macauInstant } from '../../platform/time/clock.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { voucher, voucherEvent } from '../../schema/index.ts';
import { outletOnWire } from './on-wire.ts';
import { outletsFor, outletsOf, type Outlet } from './outlets.ts';
import { onWire, ownedBy, selectOwn } from './own-rows.ts';
import { OUTLET_REF, receiptNo } from './receipt.ts';

type Event = typeof voucherEvent.$inferSelect;
type Names = ReadonlyMap<string, string>;

/** The public form of a reference: an outlet's name, an order's number, and no internal references. */
function placeOfEvent({ event, refKind, refId }: Event, names: Names): string | null {
  if (refId === null || event === 'GRANTED' || event === 'REISSUED') return null;
  return refKind === OUTLET_REF ? (names.get(refId) ?? null) : refId;
}

async function namesOf(db: Executor, events: readonly Event[], language: Language): Promise<Names> {
  const codes = events.flatMap(({ refKind, refId }) => (refKind === OUTLET_REF && refId ? [refId] : []));
  const known = await outletsOf(db, codes);
  return new Map(known.map((one: Outlet) => [one.code, one.name[language]]));
}

/** A voucher of the caller's with all its data. Throws NOT_YOURS. */
export async function voucherInfo(context: ContextOf<typeof myVoucherCalls, 'GET /offer/voucher/info'>) {
  const { db, clock, caller, language, query } = context;
  const id = Number(query.id);
  const [row] = await selectOwn(db, clock).where(ownedBy(caller.memberId, eq(voucher.id, id)));
  if (row === undefined) throw new DomainError('NOT_YOURS');
  const { terms, burned } = row;
  const events = await db
    .select()
    .from(voucherEvent)
    .where(eq(voucherEvent.voucherId, id))
    .orderBy(asc(voucherEvent.id));
  const names = await namesOf(db, events, language);
  const outlets = await outletsFor(db, terms);
  return {
    ...onWire(row, language),
    terms: [...(terms.terms?.[language] ?? [])],
    usage: [...VOUCHER_USAGE[terms.type][language]],
    outlets: outlets.map((one) => outletOnWire(one, language)),
    history: events.map((event) => ({
      at: macauInstant(event.at),
      event: event.event,
      place: placeOfEvent(event, names),
    })),
    receipt: burned && { receiptNo: receiptNo(burned), burnedAt: macauInstant(burned.at) },
  };
}
