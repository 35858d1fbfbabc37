import type { ticketCalls } from '@resort/mf-ticketing/contract';
import { and, eq, inArray } from 'drizzle-orm';
import { lockMember } from '../../../core/member/lock-member.ts';
import { findOwnOrder } from '../../../core/orders/find.ts';
import { lockOrder } from '../../../core/orders/locked-order.ts';
import { statusOf, type Order } from '../../../core/orders/order-kind.ts';
import type { ContextOf } from '../../../platform/context.ts';
import { macauInstant } from '../../../platform/time/clock.ts';
import { inTransaction, type Database, type Transaction } from '../../../platform/database/index.ts';
import { violates } from '../../../platform/database/unique-violation.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { realName } from '../tables/real-names.ts';
import { ticketPosition } from '../tables/tickets.ts';
import { statusOnWire } from '../orders/on-wire.ts';
import { TICKET_KIND } from '../orders/ticket-kind.ts';
import { guestsOf, type GuestRow } from '../real-names/guest-row.ts';
import { checkDay, checkDocuments, isNamed, type Wanted } from './checks.ts';
import { freeOverdue } from './free-overdue.ts';
import { placesOf, type OrderPlaces, type Place } from '../tickets/order-places.ts';
import { settleBound } from './settle-bound.ts';

type Context = Pick<
  ContextOf<typeof ticketCalls, 'POST /ticket/SeatBindingMember'>,
  'db' | 'clock' | 'caller' | 'body'
>;
type Binding = Context['body']['bindings'][number];

/** The requested place; NOT_YOURS if the order does not have it. */
function placeOf({ places }: OrderPlaces, binding: Binding): Place {
  const found = places.find(({ position }) =>
    'positionId' in binding ? String(position.id) === binding.positionId : position.seat === binding.seatNo,
  );
  if (found === undefined) throw new DomainError('NOT_YOURS');
  return found;
}

/** Until payment every guest can be changed; afterwards only a place without a guest gets one, such as a gift's. */
function assertOpen(order: Order, { position, ticket }: Place): void {
  const { phase } = statusOf(order, order.status);
  const isLate = phase === 'confirmed' && ticket === 'ISSUED' && position.docHash === null;
  if (phase !== 'held' && !isLate) throw new DomainError('CHANGE_CLOSED');
  if (phase === 'held' && order.payStatus === 'PROCESSING')
    throw new DomainError('PAYMENT_IN_PROGRESS', {}, { orderNo: order.orderNo });
}

function wantedBy(order: Order, about: OrderPlaces, body: Context['body'], own: readonly GuestRow[]) {
  return body.bindings.map((binding): Wanted => {
    const place = placeOf(about, binding);
    assertOpen(order, place);
    const guest = own.find(({ id }) => String(id) === binding.realNameId) ?? null;
    if (guest === null && binding.realNameId !== null) throw new DomainError('NOT_YOURS');
    return { position: place.position, guest };
  });
}

/** In the order of the hashes, so that two orders with the same people wait for each other without a deadlock. */
async function store(tx: Transaction, wanted: readonly Wanted[]): Promise<void> {
  const { id } = ticketPosition;
  const all = wanted.map(({ position }) => position.id);
  await tx.update(ticketPosition).set({ realNameId: null, docHash: null }).where(inArray(id, all));
  const named = wanted.filter(isNamed).toSorted((a, b) => a.guest.docHash.compare(b.guest.docHash));
  for (const { position, guest } of named)
    await tx
      .update(ticketPosition)
      .set({ realNameId: guest.id, docHash: guest.docHash })
      .where(eq(id, position.id));
}

async function bindOnce({ db, clock, caller, body }: Context, orderId: number) {
  return inTransaction(db, async (tx) => {
    // locked, so that no guest is erased meanwhile
    await lockMember(tx, caller.memberId);
    const { order, isOverdue } = await lockOrder(tx, clock, orderId);
    if (isOverdue) throw new DomainError('TICKET_HOLD_EXPIRED');
    const about = await placesOf(tx, order);
    const wanted = wantedBy(order, about, body, await guestsOf(tx, caller.memberId));
    const named = wanted.filter(isNamed);
    const changed = new Set(wanted.map(({ position }) => position.id));
    if (changed.size < wanted.length) throw new DomainError('BAD_REQUEST');
    checkDay(about, named);
    if (named.length > 0) await checkDocuments(tx, about, { wanted: named, changed });
    await store(tx, wanted);
    return settleBound(tx, clock, order);
  });
}

/** Binds the guests of the request for the performance of the order. */
async function documentsOf(db: Database, { body, caller }: Context) {
  const ids = body.bindings.flatMap(({ realNameId }) => (realNameId === null ? [] : [Number(realNameId)]));
  if (ids.length === 0) return [];
  const rows = await db
    .select({ docHash: realName.docHash })
    .from(realName)
    .where(and(eq(realName.memberId, caller.memberId), inArray(realName.id, ids)));
  return rows.map(({ docHash }) => docHash);
}

/** Checks again after a conflict at the index, so that the error names the place: the winner's row is visible now. */
const ATTEMPTS = 3;

/** Binds guests to an order's places, all or none, and says whether the order can be paid. */
export async function bindGuests(context: Context) {
  const { db, clock, caller, body } = context;
  const { memberId } = caller;
  const own = await findOwnOrder(db, clock, { memberId, orderNo: body.orderNo });
  if (own.kind !== TICKET_KIND) throw new DomainError('NOT_YOURS');
  const { performance } = await placesOf(db, own);
  await freeOverdue(db, clock, { performanceId: performance.id, hashes: await documentsOf(db, context) });
  for (let attempt = 1; ; attempt += 1) {
    try {
      const { order, missing } = await bindOnce(context, own.id);
      return {
        complete: missing.length === 0,
        missing: missing.map(String),
        status: statusOnWire(order),
        holdUntil: order.heldUntil === null ? null : macauInstant(order.heldUntil),
      };
    } catch (error) {
      if (!violates(error, 'ticket_position_document')) throw error;
      if (attempt === ATTEMPTS) throw new DomainError('DOCUMENT_USED');
    }
  }
}
