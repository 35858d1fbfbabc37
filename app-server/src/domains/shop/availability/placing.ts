import type { TherapistWish } from '@resort/mf-shop/contract';
import { minutesLater } from '../../../platform/time/macau-days.ts';
import type { ShopArea, ShopRoomRow, ShopServiceRow, ShopTherapist } from '../tables/shops.ts';
import type { OpenTime } from './hours.ts';
import { keyOf, PRIVATE_ROOM, THERAPIST, TREATMENT_ROOM, type Occupancy } from './occupancy.ts';
import type { BookableShop } from './shop-facts.ts';

/** The guests' request, without a time. */
export interface Wish {
  readonly party: number;
  /** an area's code; undefined: anywhere but in a private room */
  readonly areaId?: string | undefined;
  /** codes; empty: a table */
  readonly serviceIds: readonly string[];
  readonly therapist: TherapistWish;
}

/** The requested treatments, in order; undefined if the outlet does not have all of them. */
export function servicesOf({ shop }: BookableShop, { serviceIds }: Wish): ShopServiceRow[] | undefined {
  const found = serviceIds.map((id) => shop.services.find(({ code }) => code === id));
  return found.every((service) => service !== undefined) ? found : undefined;
}

/** The length of the visit in minutes: a table's turn, or all treatments. */
export function minutesOf(facts: BookableShop, wish: Wish): number {
  if (facts.shop.kind !== 'SPA') return facts.rules.turnMinutes;
  return (servicesOf(facts, wish) ?? []).reduce((sum, { minutes }) => sum + minutes, 0);
}

/** The guests' own time, and the time in which nobody else can use their table or therapist. */
export function timesFrom(facts: BookableShop, wish: Wish, from: Date): { own: OpenTime; kept: OpenTime } {
  const to = minutesLater(from, minutesOf(facts, wish));
  const after = facts.shop.kind === 'SPA' ? facts.rules.turnMinutes : 0;
  return { own: { from, to }, kept: { from, to: minutesLater(to, after) } };
}

/** Where a party can be placed at one time. */
export interface Placing {
  /** of a restaurant: the areas with enough covers, private rooms last */
  readonly areas: readonly ShopArea[];
  /** of a spa */
  readonly room: ShopRoomRow | undefined;
  readonly therapists: readonly ShopTherapist[];
  /** free covers or therapists, before this party */
  readonly left: number;
}

const NOWHERE: Placing = { areas: [], room: undefined, therapists: [], left: 0 };

export const takesParty = ({ minParty, maxParty }: { minParty: number; maxParty: number }, party: number) =>
  minParty <= party && party <= maxParty;

function atTable({ shop }: BookableShop, { party, areaId }: Wish, taken: Occupancy, kept: OpenTime): Placing {
  const leftIn = (area: ShopArea): number => {
    if (!area.isPrivate) return taken.coversLeft(shop.code, area, kept);
    return taken.isFree(PRIVATE_ROOM, keyOf(shop.code, area.code), kept) ? area.covers : 0;
  };
  const open = shop.areas
    .map((area) => ({ area, left: leftIn(area) }))
    .filter(({ area, left }) => takesParty(area, party) && left >= party);
  // a private room has its own price, so guests are placed in one only on request
  const wanted = open.filter(({ area }) => (areaId === undefined ? !area.isPrivate : area.code === areaId));
  if (wanted.length === 0) return NOWHERE;
  const areas = areaId === undefined ? open : wanted;
  return {
    ...NOWHERE,
    areas: areas.map(({ area }) => area).toSorted((a, b) => Number(a.isPrivate) - Number(b.isPrivate)),
    left: Math.max(...wanted.map(({ left }) => left)),
  };
}

function atSpa(
  { shop }: BookableShop,
  { party, therapist }: Wish,
  taken: Occupancy,
  kept: OpenTime,
): Placing {
  const free = shop.therapists.filter(
    ({ code, gender }) =>
      (therapist === 'ANY' || therapist === gender) && taken.isFree(THERAPIST, keyOf(shop.code, code), kept),
  );
  // the smallest room that fits, so that smaller parties find one
  const room = shop.rooms
    .toSorted((a, b) => a.maxGuests - b.maxGuests)
    .find(
      ({ code, maxGuests }) =>
        maxGuests >= party && taken.isFree(TREATMENT_ROOM, keyOf(shop.code, code), kept),
    );
  if (free.length < party || room === undefined) return NOWHERE;
  return { ...NOWHERE, room, therapists: free, left: free.length };
}

/** Where a party can be placed from a moment on; `left` is 0 if it cannot be placed. */
export function placingAt(facts: BookableShop, wish: Wish, taken: Occupancy, from: Date): Placing {
  const { kept } = timesFrom(facts, wish, from);
  const place = facts.shop.kind === 'SPA' ? atSpa : atTable;
  return place(facts, wish, taken, kept);
}
