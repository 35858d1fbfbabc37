import { inEach, type Language } from '@resort/shared/contract';
import { isOnSale } from '../../ticketing/performances/sale-state.ts';
import { findEvent } from '../../ticketing/performances/event-facts.ts';
import { findPerformance, type PerformanceFacts } from '../../ticketing/performances/performance-facts.ts';
import { barOfDays, barOfNights, barOfPeople } from '../../hotel/rates/bars.ts';
import { catalogueOf, roomOf } from '../../hotel/rates/hotel-catalogue.ts';
import { nightsOf } from '../../hotel/rates/nights.ts';
import { roomTitle } from '../../hotel/stays/room-title.ts';
import type { Executor } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { macauInstant, type Clock } from '../../../platform/time/clock.ts';
import type { WaitedFor } from '../../../schema/index.ts';

type Of<K extends WaitedFor['kind']> = Extract<WaitedFor, { kind: K }>;

/** What somebody waits for, as it is now. */
export interface Place {
  /** OTHER: no place, for another reason than that it is full */
  readonly state: 'FULL' | 'FREE' | 'OTHER';
  readonly titles: Readonly<Record<Language, string>>;
  /** business dates */
  readonly from: string;
  readonly to: string | null;
  readonly time: string | null;
  readonly link: string;
}

async function roomPlace(db: Executor, clock: Clock, what: Of<'ROOM'>): Promise<Place> {
  const { kind: _kind, hotelCode, roomTypeCode, ...wish } = what;
  const catalogue = await catalogueOf(db, hotelCode);
  const room = roomOf(catalogue, roomTypeCode);
  const { checkIn, checkOut, rooms } = wish;
  const nights = await nightsOf(db, { roomTypeIds: [room.id], from: checkIn, to: checkOut });
  const bar =
    barOfDays(wish, clock) ??
    barOfPeople(room, wish) ??
    barOfNights(nights.get(room.id) ?? new Map(), wish, { rooms });
  const query = new URLSearchParams(
    Object.entries({ hotelCode, roomTypeCode, ...wish }).map(([name, value]) => [name, String(value)]),
  );
  return {
    state: bar === null ? 'FREE' : bar === 'NO_ROOM' ? 'FULL' : 'OTHER',
    titles: inEach((language) => roomTitle(room, hotelCode, language)),
    from: checkIn,
    to: checkOut,
    time: null,
    link: `/hotel-room?${query.toString()}`,
  };
}

function showState({ state }: PerformanceFacts): Place['state'] {
  if (isOnSale(state)) return 'FREE';
  return state === 'SOLD_OUT' ? 'FULL' : 'OTHER';
}

async function showPlace(
  db: Executor,
  clock: Clock,
  { ticketId, performanceId }: Of<'SHOW'>,
): Promise<Place> {
  const event = await findEvent(db, ticketId);
  const facts = await findPerformance(db, clock, { event, performanceId: Number(performanceId) });
  if (facts === undefined) throw new DomainError('NOT_FOUND');
  const start = macauInstant(facts.performance.startsAt);
  const from = start.slice(0, 10);
  const query = new URLSearchParams({ id: ticketId, date: from, sessionId: performanceId });
  return {
    state: showState(facts),
    titles: inEach((language) => event.title[language]),
    from,
    to: null,
    time: start.slice(11, 16),
    link: `/ticket-booking?${query.toString()}`,
  };
}

/** Throws NOT_FOUND for a room or a performance that does not exist. */
export const placeNow = (db: Executor, clock: Clock, what: WaitedFor): Promise<Place> =>
  what.kind === 'ROOM' ? roomPlace(db, clock, what) : showPlace(db, clock, what);

/** The same; null if it does not exist any more. */
export async function placeIfKnown(db: Executor, clock: Clock, what: WaitedFor): Promise<Place | null> {
  try {
    return await placeNow(db, clock, what);
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  }
}
