import { addDays, instantOf, minutesLater } from '../../../platform/time/macau-days.ts';
import { countersBetween, takenTimes } from '../../../core/inventory/occupancy.ts';
import type { Executor } from '../../../platform/context.ts';
import { macauInstant } from '../../../platform/time/clock.ts';
import type { Shop, ShopFacts } from './shop-facts.ts';
import type { OpenTime } from './hours.ts';

/** Covers are counted in quarters of an hour. */
export const BUCKET_MINUTES = 15;

/** The inventory types of an outlet. */
export const COVERS = 'COVERS';
export const PRIVATE_ROOM = 'PRIVATE_ROOM';
export const THERAPIST = 'THERAPIST';
export const TREATMENT_ROOM = 'TREATMENT_ROOM';

export const keyOf = (shopCode: string, part: string): string => `${shopCode}/${part}`;

/** The quarter of an hour that begins at a moment: `2027-01-01T19:15`. */
export const bucketOf = (moment: Date): string => macauInstant(moment).slice(0, 16);

/** The quarters of an hour from a moment to another. */
export function bucketsOf({ from, to }: OpenTime): string[] {
  const buckets: string[] = [];
  for (let at = from; at < to; at = minutesLater(at, BUCKET_MINUTES)) buckets.push(bucketOf(at));
  return buckets;
}

/** What is occupied at some outlets within some days. */
export interface Occupancy {
  /** the fewest free covers of an area in any quarter of an hour of a time */
  coversLeft(
    shopCode: string,
    area: { readonly code: string; readonly covers: number },
    time: OpenTime,
  ): number;
  /** whether a resource is free for a whole time */
  isFree(type: string, key: string, time: OpenTime): boolean;
}

/** The keys of everything that one booking has exclusively. */
function resourcesOf({ code, areas, rooms, therapists, kind }: Shop): string[] {
  const parts = [
    ...areas.filter(({ isPrivate }) => isPrivate),
    ...therapists,
    ...(kind === 'SPA' ? rooms : []),
  ];
  return parts.map((part) => keyOf(code, part.code));
}

/** Reads the occupancy from the first day to the night after the last; business dates. */
export async function loadOccupancy(
  db: Executor,
  shops: readonly ShopFacts[],
  { from, to }: { readonly from: string; readonly to: string },
): Promise<Occupancy> {
  const last = addDays(to, 2);
  const areaKeys = shops.flatMap(({ shop }) =>
    shop.areas.filter(({ isPrivate }) => !isPrivate).map((area) => keyOf(shop.code, area.code)),
  );
  const counters =
    areaKeys.length === 0 ? [] : await countersBetween(db, { type: COVERS, keys: areaKeys, from, to: last });
  const left = new Map(counters.map((row) => [`${row.key} ${row.period}`, row.left]));
  const taken = await takenTimes(db, {
    keys: shops.flatMap(({ shop }) => resourcesOf(shop)),
    from: instantOf(from, 0),
    to: instantOf(last, 0),
  });
  const byKey = Map.groupBy(taken, ({ type, key }) => `${type} ${key}`);
  return {
    coversLeft: (shopCode, { code, covers }, time) =>
      Math.min(
        covers,
        ...bucketsOf(time).map((bucket) => left.get(`${keyOf(shopCode, code)} ${bucket}`) ?? covers),
      ),
    isFree: (type, key, time) =>
      !(byKey.get(`${type} ${key}`) ?? []).some((one) => one.from < time.to && time.from < one.to),
  };
}
