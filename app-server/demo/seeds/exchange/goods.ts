import { EVERYWHERE, item, type SeedItem } from './item.ts';
import { drawn } from '../../../src/locales/drawings.ts';

/** The goods of the demo's points mall, in display order. */
export const GOODS: readonly SeedItem[] = [
  item(
    'GM-LANTERN',
    { category: 'KEEPSAKE', picture: drawn('paper-lantern'), price: 800n },
    { stock: 200, tag: 'NEW', pickUp: EVERYWHERE, pickUpDays: 30 },
  ),
  item(
    'GM-ALMOND',
    { category: 'GOURMET', picture: drawn('biscuits'), price: 1_200n },
    { stock: 150, isFinal: true, pickUp: EVERYWHERE, pickUpDays: 7 },
  ),
  item(
    'GM-TEA',
    { category: 'GOURMET', picture: drawn('tea-caddy'), price: 1_500n },
    { stock: 120, pickUp: ['sjm', 'glp', 'pvm', 'gl'], pickUpDays: 30 },
  ),
  item(
    'GM-CANDLE',
    { category: 'HOME', picture: drawn('candle'), price: 2_400n },
    { stock: 80, topUpPoints: 1_200n, topUpCash: 60_00n, pickUp: EVERYWHERE, pickUpDays: 30 },
  ),
  item(
    'GM-ROBE',
    { category: 'HOME', picture: drawn('robe'), price: 5_200n },
    { stock: 60, topUpPoints: 2_600n, topUpCash: 130_00n, pickUp: EVERYWHERE, pickUpDays: 30 },
  ),
  item(
    'GM-PILLOW',
    { category: 'HOME', picture: drawn('pillow'), price: 6_400n },
    { stock: 40, topUpPoints: 3_200n, topUpCash: 160_00n, perMember: 4, pickUp: EVERYWHERE, pickUpDays: 30 },
  ),
  item(
    'GM-GLASSES',
    { category: 'HOME', picture: drawn('glasses'), price: 7_800n },
    {
      stock: 24,
      topUpPoints: 3_900n,
      topUpCash: 198_00n,
      perMember: 2,
      tierMin: 'SILVER',
      pickUp: ['sjm', 'tkl'],
      pickUpDays: 30,
    },
  ),
  item(
    'GM-BEAR',
    { category: 'KEEPSAKE', picture: drawn('bear'), price: 1_100n },
    { stock: 90, perMember: 2, tag: 'LIMITED', pickUp: EVERYWHERE, pickUpDays: 30 },
  ),
  item(
    'GM-UMBRELLA',
    { category: 'KEEPSAKE', picture: drawn('umbrella'), price: 1_400n },
    { stock: 70, pickUp: EVERYWHERE, pickUpDays: 30 },
  ),
  item(
    'GM-CASE',
    { category: 'LEISURE', picture: drawn('suitcase'), price: 26_000n },
    {
      stock: 12,
      topUpPoints: 13_000n,
      topUpCash: 680_00n,
      perMember: 1,
      tierMin: 'GOLD',
      pickUp: ['sjm', 'tkl', 'pvm'],
      pickUpDays: 30,
    },
  ),
  item(
    'GM-SPA-30',
    { category: 'WELLNESS', picture: drawn('treatment-room'), price: 8_600n },
    { coupon: { type: 'GIFT', scenes: ['SHOP'] }, perMember: 4 },
  ),
  item(
    'GM-PRINT',
    { category: 'KEEPSAKE', picture: drawn('skyline'), price: 3_600n },
    { stock: 0, perMember: 1, pickUp: ['sjm', 'pvm'], pickUpDays: 30 },
  ),
];
