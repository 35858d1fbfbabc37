import { DAYS_AHEAD, MOST_NIGHTS } from '@resort/mf-hotel/contract';
import { barOfDays } from './rates/bars.ts';
import { nearNights, offerOf, type RoomOffer, type Wish } from './rates/offers.ts';
import type { HotelCatalogue } from './rates/hotel-catalogue.ts';
import { nightsOf, type Nights } from './rates/nights.ts';
import type { Asker } from './rates/price-stay.ts';
import type { Executor } from '../../platform/context.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { DomainError } from '../../platform/domain-error.ts';

interface Asked {
  readonly checkIn?: string | undefined;
  readonly checkOut?: string | undefined;
  readonly rooms?: number | undefined;
  readonly adults?: number | undefined;
  readonly children?: number | undefined;
}

/** Dates that no stay can have, whatever the room. */
export const badDays = (bar: string): DomainError =>
  new DomainError('DATES', { nights: MOST_NIGHTS, days: DAYS_AHEAD }, { bar, minStay: 1 });

/** Throws DATES if no stay can have these dates. */
export function checkDays(days: Pick<Wish, 'checkIn' | 'checkOut'>, clock: Pick<Clock, 'now'>): void {
  const bar = barOfDays(days, clock);
  if (bar !== null) throw badDays(bar);
}

/** The stay that a list is asked for, one room for two without more; null without days. Throws DATES. */
export function wishOf(asked: Asked, clock: Pick<Clock, 'now'>): Wish | null {
  const { checkIn, checkOut, rooms = 1, adults = 2 * rooms, children = 0 } = asked;
  if (checkIn === undefined && checkOut === undefined) return null;
  if (checkIn === undefined || checkOut === undefined) throw badDays('ORDER');
  checkDays({ checkIn, checkOut }, clock);
  return { checkIn, checkOut, rooms, adults, children };
}

/** The nights that a list needs, of every room type of some hotels: those of the request, or the next 30. */
export function nightsFor(
  db: Executor,
  catalogues: readonly HotelCatalogue[],
  { wish, asker }: { readonly wish: Wish | null; readonly asker: Asker },
): Promise<ReadonlyMap<number, Nights>> {
  const roomTypeIds = catalogues.flatMap(({ roomTypes }) => roomTypes.map(({ id }) => id));
  const days = wish === null ? nearNights(asker.clock) : { from: wish.checkIn, to: wish.checkOut };
  return nightsOf(db, { roomTypeIds, ...days });
}

/** The lowest offer of each room type of a hotel. */
export const offersOf = (
  catalogue: HotelCatalogue,
  nights: ReadonlyMap<number, Nights>,
  wish: Wish,
  asker: Asker,
): RoomOffer[] =>
  catalogue.roomTypes.map((room) =>
    offerOf(catalogue, room, { nights: nights.get(room.id) ?? new Map(), wish, asker }),
  );
