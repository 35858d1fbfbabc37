import { EVERYWHERE, item, type SeedItem } from './item.ts';
import { drawn } from '../../../src/locales/drawings.ts';

/** The demo's rewards, in display order. */
export const REWARDS: readonly SeedItem[] = [
  item(
    'RW-DINING-200',
    { category: 'DINING', picture: drawn('set-table'), price: 180_00n },
    { coupon: { type: 'CASH', face: 200_00n, scenes: ['DINING'] } },
  ),
  item(
    'RW-TEA-FOR-TWO',
    { category: 'DINING', picture: drawn('afternoon-tea'), price: 268_00n },
    { stock: 60, perMember: 4, coupon: { type: 'DINING', scenes: ['DINING'] } },
  ),
  item(
    'RW-DIM-SUM',
    { category: 'DINING', picture: drawn('dim-sum'), price: 198_00n },
    { coupon: { type: 'DINING', scenes: ['DINING'] } },
  ),
  item(
    'RW-LATE-CHECK-OUT',
    { category: 'STAY', picture: drawn('twin-room'), price: 120_00n },
    { coupon: { type: 'ROOM', scenes: ['HOTEL'] } },
  ),
  item(
    'RW-SUITE-UPGRADE',
    { category: 'STAY', picture: drawn('suite-dusk'), price: 480_00n },
    { tierMin: 'SILVER', perMember: 2, stock: 40, coupon: { type: 'ROOM', scenes: ['HOTEL'] } },
  ),
  item(
    'RW-SPA-60',
    { category: 'WELLNESS', picture: drawn('treatment-room'), price: 520_00n },
    { tierMin: 'GOLD', stock: 30, perMember: 2, coupon: { type: 'GIFT', scenes: ['SHOP'] } },
  ),
  item(
    'RW-POOL-DAY',
    { category: 'LEISURE', picture: drawn('pool-garden'), price: 150_00n },
    { coupon: { type: 'GIFT', scenes: ['SHOP'] } },
  ),
  item(
    'RW-SHOW',
    { category: 'LEISURE', picture: drawn('stage'), price: 420_00n },
    { stock: 24, perMember: 2, coupon: { type: 'GIFT', scenes: ['TICKET'] } },
  ),
  item(
    'RW-CELLAR',
    { category: 'GOURMET', picture: drawn('wine-cellar'), price: 380_00n },
    { stock: 36, perMember: 3, pickUp: ['sjm', 'glp', 'pvm'], pickUpDays: 21 },
  ),
  item(
    'RW-HAMPER',
    { category: 'GOURMET', picture: drawn('hamper'), price: 660_00n },
    {
      stock: 10,
      perMember: 1,
      tierMin: 'GOLD',
      tag: 'LIMITED',
      isFinal: true,
      pickUp: EVERYWHERE,
      pickUpDays: 14,
    },
  ),
  item(
    'RW-CHEFS-TABLE',
    { category: 'DINING', picture: drawn('banquet'), price: 1_280_00n },
    { stock: 0, perMember: 1, tierMin: 'DIAMOND', coupon: { type: 'DINING', scenes: ['DINING'] } },
  ),
];
