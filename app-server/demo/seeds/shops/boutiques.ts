import type { Texts } from '../../../src/locales/texts.ts';
import { drawn, type Picture } from '../../../src/locales/drawings.ts';
import { at, week, type DemoShop } from './parts.ts';
import { DEMO_TEXTS } from '../../locales/index.ts';

interface Boutique {
  readonly code: string;
  readonly category: string;
  readonly priceLevel: number;
  readonly labels: string[];
  readonly pictures: Picture[];
  readonly summary: Texts;
  readonly description: Texts;
  readonly level: Texts;
}

const boutique = (own: Boutique): DemoShop => ({
  ...own,
  kind: 'SHOP',
  dressCode: null,
  week: week([[at(11), at(21)]], { 4: [[at(11), at(22)]], 5: [[at(11), at(22)]] }),
  menu: [],
  areas: [],
  rooms: [],
  services: [],
  therapists: [],
  reserve: null,
});

/** Shops; they take no reservations. */
export const BOUTIQUES: readonly DemoShop[] = [
  boutique({
    code: 'ATELIER-SHOP',
    category: 'fashion',
    priceLevel: 4,
    labels: ['new'],
    pictures: [drawn('arcade'), drawn('robe')],
    summary: DEMO_TEXTS.boutiques.atelierShop.summary,
    description: DEMO_TEXTS.boutiques.atelierShop.description,
    level: DEMO_TEXTS.boutiques.atelierShop.level,
  }),
  boutique({
    code: 'LANTERN-SWEETS',
    category: 'gourmet',
    priceLevel: 1,
    labels: ['family'],
    pictures: [drawn('hamper'), drawn('biscuits'), drawn('tea-caddy')],
    summary: DEMO_TEXTS.boutiques.lanternSweets.summary,
    description: DEMO_TEXTS.boutiques.lanternSweets.description,
    level: DEMO_TEXTS.boutiques.lanternSweets.level,
  }),
  boutique({
    code: 'PEARL-HOUSE',
    category: 'jewellery',
    priceLevel: 4,
    labels: ['private'],
    pictures: [drawn('gift'), drawn('arcade')],
    summary: DEMO_TEXTS.boutiques.pearlHouse.summary,
    description: DEMO_TEXTS.boutiques.pearlHouse.description,
    level: DEMO_TEXTS.boutiques.pearlHouse.level,
  }),
  boutique({
    code: 'SCENT-HOUSE',
    category: 'home',
    priceLevel: 2,
    labels: ['new', 'couple'],
    pictures: [drawn('candle'), drawn('bath-oils')],
    summary: DEMO_TEXTS.boutiques.scentHouse.summary,
    description: DEMO_TEXTS.boutiques.scentHouse.description,
    level: DEMO_TEXTS.boutiques.scentHouse.level,
  }),
  boutique({
    code: 'HERITAGE-GIFTS',
    category: 'gourmet',
    priceLevel: 2,
    labels: ['family', 'new'],
    pictures: [drawn('tea-caddy'), drawn('paper-lantern'), drawn('umbrella')],
    summary: DEMO_TEXTS.boutiques.heritageGifts.summary,
    description: DEMO_TEXTS.boutiques.heritageGifts.description,
    level: DEMO_TEXTS.boutiques.heritageGifts.level,
  }),
];
