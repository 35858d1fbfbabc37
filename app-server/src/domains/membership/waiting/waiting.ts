import { MOST_WAITING, type WaitingPlace, type waitingCalls } from '@resort/shared/calls/rows';
import { and, asc, eq, gte } from 'drizzle-orm';
import { lockMember } from '../../../core/member/lock-member.ts';
import type { ContextOf } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { macauDate } from '../../../platform/time/clock.ts';
import { waiting, type WaitedFor } from '../../../schema/index.ts';
import { placeIfKnown, placeNow } from './places.ts';

type Room = ContextOf<typeof waitingCalls, 'POST /member/waiting/room'>;
type Show = ContextOf<typeof waitingCalls, 'POST /member/waiting/show'>;

/** What the caller waits for. */
export async function waitingOf({
  db,
  clock,
  language,
  caller: { memberId },
}: ContextOf<typeof waitingCalls, 'GET /member/waiting'>): Promise<{ places: WaitingPlace[] }> {
  const rows = await db
    .select()
    .from(waiting)
    .where(and(eq(waiting.memberId, memberId), gte(waiting.lastDay, macauDate(clock.now()))))
    .orderBy(asc(waiting.lastDay), asc(waiting.id))
    .limit(MOST_WAITING);
  const places: WaitingPlace[] = [];
  for (const { id, what } of rows) {
    const place = await placeIfKnown(db, clock, what);
    if (place === null) continue;
    const { titles, state, from, to, time, link } = place;
    const isFree = state === 'FREE';
    places.push({ id: String(id), kind: what.kind, title: titles[language], from, to, time, isFree, link });
  }
  return { places };
}

const keyOf = (what: WaitedFor): string =>
  what.kind === 'ROOM'
    ? ['ROOM', what.hotelCode, what.roomTypeCode, what.checkIn, what.checkOut, what.rooms].join(' ')
    : `SHOW ${what.performanceId}`;

/** The lock on the member's row keeps concurrent requests within the limit. Throws WAITING_NOT_FULL, TOO_MANY_WAITING. */
async function wait({ db, clock, caller: { memberId } }: Room | Show, what: WaitedFor) {
  const { state, from } = await placeNow(db, clock, what);
  if (state === 'FREE') throw new DomainError('WAITING_NOT_FULL');
  if (state === 'OTHER') throw new DomainError('BAD_REQUEST');
  const key = keyOf(what);
  const id = await inTransaction(db, async (tx) => {
    await lockMember(tx, memberId);
    const rows = await tx.select().from(waiting).where(eq(waiting.memberId, memberId));
    const same = rows.find((row) => row.key === key);
    if (same !== undefined) {
      // with other people in the room, or after a place was free and is taken again
      await tx.update(waiting).set({ what, toldAt: null }).where(eq(waiting.id, same.id));
      return same.id;
    }
    const today = macauDate(clock.now());
    if (rows.filter(({ lastDay }) => lastDay >= today).length >= MOST_WAITING)
      throw new DomainError('TOO_MANY_WAITING', { max: MOST_WAITING });
    const [row] = await tx
      .insert(waiting)
      .values({ memberId, key, what, lastDay: from })
      .returning({ id: waiting.id });
    if (row === undefined) throw new Error('a request to wait was not stored');
    return row.id;
  });
  return { id: String(id) };
}

export const waitForRoom = (context: Room) => {
  const { hotelCode, roomTypeCode, checkIn, checkOut, rooms, adults, children } = context.body;
  return wait(context, { kind: 'ROOM', hotelCode, roomTypeCode, checkIn, checkOut, rooms, adults, children });
};

export const waitForShow = (context: Show) => {
  const { ticketId, performanceId } = context.body;
  return wait(context, { kind: 'SHOW', ticketId, performanceId });
};

/** Idempotent, also for ids of others. */
export async function stopWaiting({
  db,
  caller: { memberId },
  body,
}: ContextOf<typeof waitingCalls, 'POST /member/waiting/stop'>) {
  await db.delete(waiting).where(and(eq(waiting.id, Number(body.id)), eq(waiting.memberId, memberId)));
  return { stopped: true as const };
}
