import { inArray } from 'drizzle-orm';
import type { Transaction } from '../../../src/platform/database/index.ts';
import { coupon } from '../../../src/schema/index.ts';
import { TERMS } from './terms.ts';
import { drawn } from '../../../src/locales/drawings.ts';
import { DEMO_TEXTS } from '../../locales/index.ts';

type Row = typeof coupon.$inferInsert;
/** Days from the day of seeding. */
type DemoCoupon = Omit<Row, 'startsAt' | 'endsAt'> & { readonly from?: number; readonly to?: number };

const cash = { type: 'CASH', isStackable: true, validDays: 60, stock: 500, terms: TERMS.money } as const;
const given = { isStackable: false, validDays: 45, stock: 300 } as const;

/** Coupons that members can claim from the list, claim with an offer, or were given. */
export const DEMO_COUPONS: readonly DemoCoupon[] = [
  {
    ...cash,
    code: 'DINE100',
    name: DEMO_TEXTS.coupons.dine100.name,
    face: 100_00n,
    minSpend: 400_00n,
    scenes: ['DINING'],
    picture: drawn('set-table'),
    isListed: true,
  },
  {
    ...cash,
    code: 'STAY300',
    name: DEMO_TEXTS.coupons.stay300.name,
    face: 300_00n,
    minSpend: 1_500_00n,
    scenes: ['HOTEL'],
    picture: drawn('suite-dusk'),
    isListed: true,
  },
  {
    code: 'SPA15',
    type: 'DISCOUNT',
    name: DEMO_TEXTS.coupons.spa15.name,
    basisPoints: 1_500,
    maxDeduct: 500_00n,
    scenes: ['SPA'],
    outlets: ['GARDEN-SPA'],
    properties: ['glp'],
    picture: drawn('treatment-room'),
    terms: TERMS.treatment,
    ...given,
    isListed: true,
  },
  {
    code: 'TEA2',
    type: 'DINING',
    name: DEMO_TEXTS.coupons.tea2.name,
    scenes: ['DINING'],
    properties: ['sjm'],
    outlets: ['TEA-GALLERY'],
    picture: drawn('afternoon-tea'),
    terms: TERMS.table,
    ...given,
    stock: 24,
    tierMin: 'SILVER',
    isListed: true,
  },
  {
    code: 'UPGRADE1',
    type: 'ROOM',
    name: DEMO_TEXTS.coupons.upgrade1.name,
    scenes: ['HOTEL'],
    picture: drawn('villa-terrace'),
    terms: TERMS.room,
    ...given,
    stock: 40,
    tierMin: 'GOLD',
    isListed: true,
  },
  {
    code: 'WELCOME-DRINK',
    type: 'GIFT',
    name: DEMO_TEXTS.coupons.welcomeDrink.name,
    scenes: ['DINING'],
    properties: ['tkl'],
    outlets: ['ATELIER-BAR'],
    picture: drawn('bar'),
    terms: TERMS.table,
    ...given,
    perMember: 2,
    isListed: true,
  },
  {
    ...cash,
    code: 'SHOW50',
    name: DEMO_TEXTS.coupons.show50.name,
    face: 50_00n,
    scenes: ['TICKET'],
    properties: ['gl'],
    picture: drawn('stage'),
    isListed: true,
  },
  {
    ...cash,
    code: 'FESTIVE200',
    name: DEMO_TEXTS.coupons.festive200.name,
    face: 200_00n,
    minSpend: 800_00n,
    scenes: ['DINING'],
    picture: drawn('banquet'),
    isListed: true,
    from: 10,
    to: 70,
  },
  {
    code: 'CELLAR-TASTING',
    type: 'GIFT',
    name: DEMO_TEXTS.coupons.cellarTasting.name,
    scenes: ['DINING'],
    properties: ['pvm', 'gl'],
    picture: drawn('wine-cellar'),
    terms: TERMS.table,
    ...given,
    tierMin: 'DIAMOND',
    isListed: true,
  },
  {
    code: 'DIM-SUM-SET',
    type: 'DINING',
    name: DEMO_TEXTS.coupons.dimSumSet.name,
    scenes: ['DINING'],
    properties: ['pvm'],
    outlets: ['DIM-SUM-HALL'],
    picture: drawn('dim-sum'),
    terms: TERMS.table,
    ...given,
    stock: 0,
    isListed: true,
  },
  {
    code: 'POOL-DAY',
    type: 'GIFT',
    name: DEMO_TEXTS.coupons.poolDay.name,
    scenes: ['SHOP'],
    properties: ['gl'],
    outlets: ['POOLSIDE'],
    picture: drawn('pool-garden'),
    terms: TERMS.table,
    ...given,
    to: -2,
  },
  {
    ...cash,
    code: 'BOUTIQUE10',
    type: 'DISCOUNT',
    name: DEMO_TEXTS.coupons.boutique10.name,
    basisPoints: 1_000,
    maxDeduct: 300_00n,
    scenes: ['SHOP'],
    properties: ['tkl'],
    outlets: ['ATELIER-SHOP'],
    picture: drawn('arcade'),
    isListed: true,
  },
  {
    code: 'MINI-LUCKY-DRAW',
    type: 'GIFT',
    name: DEMO_TEXTS.coupons.miniLuckyDraw.name,
    picture: drawn('lantern-night'),
    appletPath: 'pages/draw/index',
    ...given,
  },
  {
    ...cash,
    code: 'MINI-COFFEE20',
    name: DEMO_TEXTS.coupons.miniCoffee20.name,
    face: 20_00n,
    scenes: ['DINING'],
    picture: drawn('lounge'),
    appletPath: 'pages/coupon/detail?code=MINI-COFFEE20',
  },
];

/** Adds the demo's missing coupons; their days count from the day on which they are added. */
export async function seedCoupons(tx: Transaction, now: Date): Promise<void> {
  const codes = DEMO_COUPONS.map(({ code }) => code);
  const present = await tx.select({ code: coupon.code }).from(coupon).where(inArray(coupon.code, codes));
  const known = new Set(present.map(({ code }) => code));
  const day = (days: number) => new Date(now.getTime() + days * 86_400_000);
  const rows = DEMO_COUPONS.filter(({ code }) => !known.has(code)).map(
    ({ from = -60, to = 120, ...row }) => ({
      ...row,
      startsAt: day(from),
      endsAt: day(to),
    }),
  );
  if (rows.length > 0) await tx.insert(coupon).values(rows);
}
