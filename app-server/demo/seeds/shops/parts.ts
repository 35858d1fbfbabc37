import type {
  OpenPeriod,
  ReserveRules,
  ShopArea,
  ShopDish,
  ShopRoomRow,
  shop,
} from '../../../src/domains/shop/tables/shops.ts';
import type { Texts } from '../../../src/locales/texts.ts';
import { DEMO_TEXTS } from '../../locales/index.ts';

/** A demo outlet with its texts; its code is one of DEMO_OUTLETS. */
export type DemoShop = Omit<
  typeof shop.$inferInsert,
  'rank' | 'lat' | 'lng' | 'createdAt' | 'updatedAt' | 'takesVouchers'
>;

/** A time of day as minutes after midnight: `at(17, 30)`. */
export const at = (hours: number, minutes = 0): number => hours * 60 + minutes;

/** The same hours every day, except for the named days; 0 is Monday. */
export function week(
  usual: readonly OpenPeriod[],
  others: Readonly<Record<number, readonly OpenPeriod[]>> = {},
): readonly (readonly OpenPeriod[])[] {
  return Array.from({ length: 7 }, (_, weekday) => others[weekday] ?? usual);
}

/** A restaurant's usual rules: no deposit, free cancellation until two hours before. */
export const tableRules = (own: Partial<ReserveRules> = {}): ReserveRules => ({
  channel: 'NATIVE',
  minParty: 1,
  maxParty: 8,
  leadMinutes: 30,
  daysAhead: 30,
  slotMinutes: 30,
  turnMinutes: 120,
  lastSeatingMinutes: 60,
  deposit: { kind: 'NONE' },
  cancelFreeHours: 2,
  noShowFee: 0,
  ...own,
});

/** A spa's usual rules: a deposit is paid on booking, and half of it is kept for a no-show. */
export const spaRules = (own: Partial<ReserveRules> = {}): ReserveRules =>
  tableRules({
    maxParty: 2,
    leadMinutes: 60,
    turnMinutes: 15,
    lastSeatingMinutes: 0,
    deposit: { kind: 'PERCENT', percent: 30 },
    cancelFreeHours: 24,
    noShowFee: 50,
    ...own,
  });

const AREA_NAMES = DEMO_TEXTS.shopsParts.areaNames;

/** A seating area of a restaurant with its number of tables. */
export const area = (code: keyof typeof AREA_NAMES, covers: number, maxParty = 8): ShopArea => ({
  code,
  name: AREA_NAMES[code],
  isPrivate: false,
  covers,
  minParty: 1,
  maxParty,
});

/** A private room that guests can reserve. */
export const privateArea = ({ code, name, minGuests, maxGuests }: ShopRoomRow): ShopArea => ({
  code,
  name,
  isPrivate: true,
  covers: maxGuests,
  minParty: minGuests,
  maxParty: maxGuests,
});

type Sign = ShopDish['signs'][number];

export const dish = (name: Texts, text: Texts, price: string | null, ...signs: Sign[]): ShopDish => ({
  name,
  text,
  price,
  signs,
});

export const STARTERS = DEMO_TEXTS.shopsParts.starters;
export const MAINS = DEMO_TEXTS.shopsParts.mains;
export const SWEETS = DEMO_TEXTS.shopsParts.sweets;
export const DRINKS = DEMO_TEXTS.shopsParts.drinks;
