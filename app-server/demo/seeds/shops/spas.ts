import type { ShopRoomRow, ShopServiceRow, ShopTherapist } from '../../../src/domains/shop/tables/shops.ts';
import type { Texts } from '../../../src/locales/texts.ts';
import { at, spaRules, week, type DemoShop } from './parts.ts';
import { drawn } from '../../../src/locales/drawings.ts';
import { DEMO_TEXTS } from '../../locales/index.ts';

const SWEDISH: ShopServiceRow = {
  code: 'swedish-60',
  name: DEMO_TEXTS.spas.swedish60.name,
  text: DEMO_TEXTS.spas.swedish60.text,
  minutes: 60,
  price: '980.00',
};
const STONES: ShopServiceRow = {
  code: 'hot-stone-90',
  name: DEMO_TEXTS.spas.hotStone90.name,
  text: DEMO_TEXTS.spas.hotStone90.text,
  minutes: 90,
  price: '1480.00',
};
const FOOT: ShopServiceRow = {
  code: 'foot-30',
  name: DEMO_TEXTS.spas.foot30.name,
  text: DEMO_TEXTS.spas.foot30.text,
  minutes: 30,
  price: '480.00',
};
const FACIAL: ShopServiceRow = {
  code: 'pearl-facial-75',
  name: DEMO_TEXTS.spas.pearlFacial75.name,
  text: DEMO_TEXTS.spas.pearlFacial75.text,
  minutes: 75,
  price: '1280.00',
};

const therapist = (code: string, gender: 'F' | 'M', name: Texts): ShopTherapist => ({ code, gender, name });

const room = (code: string, guests: 1 | 2, hasBath: boolean): ShopRoomRow => ({
  code,
  name: guests === 2 ? DEMO_TEXTS.spas.suiteForTwo.name : DEMO_TEXTS.spas.treatmentRoom.name,
  text: guests === 2 ? DEMO_TEXTS.spas.suiteForTwo.text : DEMO_TEXTS.spas.treatmentRoom.text,
  minGuests: 1,
  maxGuests: guests,
  sizeSqm: guests === 2 ? 42 : 18,
  pictures: [guests === 2 ? drawn('spa-pool') : drawn('treatment-room')],
  features: [...(guests === 2 ? ['for-two'] : []), ...(hasBath ? ['bath'] : []), 'own-washroom'],
  minimumSpend: null,
});

const spa = { kind: 'SPA', menu: [], areas: [], dressCode: null } as const;

/** Three spas with eight therapists. */
export const SPAS: readonly DemoShop[] = [
  {
    ...spa,
    code: 'GARDEN-SPA',
    category: 'hydro',
    labels: ['couple', 'view'],
    priceLevel: 3,
    pictures: [drawn('spa-pool'), drawn('bath-oils'), drawn('garden')],
    summary: DEMO_TEXTS.spas.gardenSpa.summary,
    description: DEMO_TEXTS.spas.gardenSpa.description,
    level: DEMO_TEXTS.spas.gardenSpa.level,
    week: week([[at(10), at(23)]]),
    rooms: [room('lotus', 1, false), room('jasmine', 1, true), room('peony', 2, true)],
    services: [SWEDISH, STONES, FOOT, FACIAL],
    therapists: [
      therapist('ana', 'F', DEMO_TEXTS.spas.gardenSpa.ana),
      therapist('mei', 'F', DEMO_TEXTS.spas.gardenSpa.mei),
      therapist('rui', 'M', DEMO_TEXTS.spas.gardenSpa.rui),
    ],
    reserve: spaRules(),
  },
  {
    ...spa,
    code: 'JADE-SPA',
    category: 'massage',
    labels: ['late', 'couple'],
    priceLevel: 3,
    pictures: [drawn('hot-stones'), drawn('treatment-room'), drawn('candle')],
    summary: DEMO_TEXTS.spas.jadeSpa.summary,
    description: DEMO_TEXTS.spas.jadeSpa.description,
    level: DEMO_TEXTS.spas.jadeSpa.level,
    week: week([[at(12), at(25)]]),
    rooms: [room('celadon', 1, false), room('amber', 1, false), room('jade', 2, true)],
    services: [SWEDISH, STONES, FOOT],
    therapists: [
      therapist('ling', 'F', DEMO_TEXTS.spas.jadeSpa.ling),
      therapist('kai', 'M', DEMO_TEXTS.spas.jadeSpa.kai),
      therapist('sofia', 'F', DEMO_TEXTS.spas.jadeSpa.sofia),
    ],
    reserve: spaRules({ deposit: { kind: 'NONE' }, noShowFee: 0, cancelFreeHours: 4 }),
  },
  {
    ...spa,
    code: 'COUTURE-SPA',
    category: 'massage',
    labels: ['new', 'couple'],
    priceLevel: 4,
    pictures: [drawn('treatment-room'), drawn('bath-oils')],
    summary: DEMO_TEXTS.spas.coutureSpa.summary,
    description: DEMO_TEXTS.spas.coutureSpa.description,
    level: DEMO_TEXTS.spas.coutureSpa.level,
    week: week([[at(11), at(21)]], { 1: [] }),
    rooms: [room('silk', 1, true), room('velvet', 2, true)],
    services: [SWEDISH, FACIAL],
    therapists: [
      therapist('claire', 'F', DEMO_TEXTS.spas.coutureSpa.claire),
      therapist('ivo', 'M', DEMO_TEXTS.spas.coutureSpa.ivo),
    ],
    reserve: spaRules({ deposit: { kind: 'PERCENT', percent: 100 }, leadMinutes: 120 }),
  },
];
