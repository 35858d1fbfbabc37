import { addDays } from '../../../src/platform/time/macau-days.ts';
import {
  PRIVATE_ROOM,
  THERAPIST,
  TREATMENT_ROOM,
  keyOf,
} from '../../../src/domains/shop/availability/occupancy.ts';
import { macauDate } from '../../../src/platform/time/clock.ts';
import type { Transaction } from '../../../src/platform/database/index.ts';
import { inventoryUnit } from '../../../src/schema/index.ts';
import { shop, shopClosure } from '../../../src/domains/shop/tables/shops.ts';
import { DEMO_OUTLETS } from '../vouchers/outlets.ts';
import { BOUTIQUES } from './boutiques.ts';
import { DINING } from './dining.ts';
import { MORE_DINING } from './more-dining.ts';
import type { DemoShop } from './parts.ts';
import { DEMO_PLACES } from './places.ts';
import { SPAS } from './spas.ts';
import { DEMO_TEXTS } from '../../locales/index.ts';

const DEMO_SHOPS: readonly DemoShop[] = [...DINING, ...MORE_DINING, ...SPAS, ...BOUTIQUES];

/** Closures of the demo, days from today. */
const CLOSURES = [
  {
    shop: 'ORCHID-TABLE',
    from: 9,
    to: 10,
    reason: DEMO_TEXTS.shops.orchidTable.reason,
  },
  {
    shop: 'COUTURE-SPA',
    from: 12,
    to: 14,
    reason: DEMO_TEXTS.shops.coutureSpa.reason,
  },
  {
    shop: 'TEA-GALLERY',
    from: 5,
    to: 5,
    reason: DEMO_TEXTS.shops.teaGallery.reason,
  },
] as const;

function rowOf(own: DemoShop, position: number) {
  const property = DEMO_OUTLETS.find(({ code }) => code === own.code)?.property ?? '';
  const place = DEMO_PLACES[property];
  if (place === undefined) throw new Error(`${own.code} is no demo outlet`);
  const [lat, lng] = place;
  return { ...own, lat, lng, rank: 10 * (position + 1), takesVouchers: own.code !== 'CEDAR-COUNTER' };
}

/** The resources that one booking occupies alone. */
const unitsOf = ({ code, kind, areas, rooms, therapists }: DemoShop) => {
  const unit = (type: string, part: { readonly code: string }) => ({
    type,
    key: keyOf(code, part.code),
    name: '',
  });
  return [
    ...areas.filter(({ isPrivate }) => isPrivate).map((area) => unit(PRIVATE_ROOM, area)),
    ...therapists.map((one) => unit(THERAPIST, one)),
    ...(kind === 'SPA' ? rooms.map((room) => unit(TREATMENT_ROOM, room)) : []),
  ];
};

/** Adds the demo's missing restaurants, spas and shops, with their closures and resources. */
export async function seedShops(tx: Transaction, now: Date): Promise<void> {
  const present = await tx.select({ code: shop.code }).from(shop);
  const known = new Set(present.map(({ code }) => code));
  const missing = DEMO_SHOPS.map(rowOf).filter(({ code }) => !known.has(code));
  if (missing.length === 0) return;
  await tx.insert(shop).values(missing);
  const units = missing.flatMap(unitsOf);
  if (units.length > 0) await tx.insert(inventoryUnit).values(units).onConflictDoNothing();
  const today = macauDate(now);
  const closures = CLOSURES.filter((one) => !known.has(one.shop)).map(({ from, to, ...closure }) => ({
    ...closure,
    fromDay: addDays(today, from),
    toDay: addDays(today, to),
  }));
  if (closures.length > 0) await tx.insert(shopClosure).values(closures);
}
