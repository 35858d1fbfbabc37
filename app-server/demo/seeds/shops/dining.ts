import type { ShopRoomRow } from '../../../src/domains/shop/tables/shops.ts';
import {
  area,
  at,
  dish,
  DRINKS,
  MAINS,
  privateArea,
  STARTERS,
  SWEETS,
  tableRules,
  week,
  type DemoShop,
} from './parts.ts';
import { drawn } from '../../../src/locales/drawings.ts';
import { DEMO_TEXTS } from '../../locales/index.ts';

const none = { services: [], therapists: [] } as const;

const MOON_ROOM: ShopRoomRow = {
  code: 'moon-room',
  name: DEMO_TEXTS.dining.moonRoom.name,
  text: DEMO_TEXTS.dining.moonRoom.text,
  minGuests: 4,
  maxGuests: 12,
  sizeSqm: 38,
  pictures: [drawn('banquet')],
  features: ['view', 'own-washroom', 'step-free'],
  minimumSpend: '6000.00',
};
const TEA_ROOM: ShopRoomRow = {
  code: 'tea-room',
  name: DEMO_TEXTS.dining.teaRoom.name,
  text: DEMO_TEXTS.dining.teaRoom.text,
  minGuests: 2,
  maxGuests: 6,
  sizeSqm: 20,
  pictures: [drawn('lounge')],
  features: ['step-free', 'screen'],
  minimumSpend: '2400.00',
};
const CELLAR_ROOM: ShopRoomRow = {
  code: 'cellar-room',
  name: DEMO_TEXTS.dining.cellarRoom.name,
  text: DEMO_TEXTS.dining.cellarRoom.text,
  minGuests: 4,
  maxGuests: 10,
  sizeSqm: 30,
  pictures: [drawn('wine-cellar')],
  features: ['own-washroom', 'screen'],
  minimumSpend: '5000.00',
};

/** Restaurants whose reservations are made per table. */
export const DINING: readonly DemoShop[] = [
  {
    ...none,
    code: 'LOTUS-ROOM',
    kind: 'DINING',
    category: 'cantonese',
    labels: ['view', 'private', 'family'],
    priceLevel: 3,
    pictures: [drawn('banquet'), drawn('set-table'), drawn('harbour')],
    summary: DEMO_TEXTS.dining.lotusRoom.summary,
    description: DEMO_TEXTS.dining.lotusRoom.description,
    level: DEMO_TEXTS.dining.lotusRoom.level,
    dressCode: DEMO_TEXTS.dining.lotusRoom.dressCode,
    week: week([
      [at(11, 30), at(15)],
      [at(18), at(22, 30)],
    ]),
    areas: [area('window', 12, 4), area('hall', 48), privateArea(MOON_ROOM), privateArea(TEA_ROOM)],
    rooms: [MOON_ROOM, TEA_ROOM],
    reserve: tableRules({ maxParty: 12 }),
    menu: [
      {
        name: STARTERS,
        dishes: [
          dish(
            DEMO_TEXTS.dining.lotusRoom.barbecuedPorkMapleGlaze.name,
            DEMO_TEXTS.dining.lotusRoom.barbecuedPorkMapleGlaze.text,
            '168.00',
            'SIGNATURE',
          ),
          dish(
            DEMO_TEXTS.dining.lotusRoom.chilledLotusRootOsmanthus.name,
            DEMO_TEXTS.dining.lotusRoom.chilledLotusRootOsmanthus.text,
            '88.00',
            'VEGETARIAN',
          ),
        ],
      },
      {
        name: MAINS,
        dishes: [
          dish(
            DEMO_TEXTS.dining.lotusRoom.steamedGrouperAgedTangerine.name,
            DEMO_TEXTS.dining.lotusRoom.steamedGrouperAgedTangerine.text,
            null,
            'SIGNATURE',
          ),
          dish(
            DEMO_TEXTS.dining.lotusRoom.braisedTofuMorels.name,
            DEMO_TEXTS.dining.lotusRoom.braisedTofuMorels.text,
            '198.00',
            'VEGETARIAN',
          ),
        ],
      },
    ],
  },
  {
    ...none,
    code: 'ORCHID-TABLE',
    kind: 'DINING',
    category: 'western',
    labels: ['couple', 'view', 'vegetarian'],
    priceLevel: 4,
    pictures: [drawn('set-table'), drawn('glasses'), drawn('garden')],
    summary: DEMO_TEXTS.dining.orchidTable.summary,
    description: DEMO_TEXTS.dining.orchidTable.description,
    level: DEMO_TEXTS.dining.orchidTable.level,
    dressCode: DEMO_TEXTS.dining.orchidTable.dressCode,
    week: week([[at(18), at(23)]], {
      0: [],
      5: [
        [at(12), at(15)],
        [at(18), at(23)],
      ],
      6: [
        [at(12), at(15)],
        [at(18), at(23)],
      ],
    }),
    areas: [area('hall', 26, 6), area('window', 8, 2)],
    rooms: [],
    reserve: tableRules({
      maxParty: 6,
      leadMinutes: 120,
      turnMinutes: 150,
      lastSeatingMinutes: 90,
      deposit: { kind: 'PER_GUEST', amount: '300.00', fromParty: 1 },
      cancelFreeHours: 24,
      noShowFee: 100,
    }),
    menu: [
      {
        name: DEMO_TEXTS.dining.orchidTable.tastingMenu.name,
        dishes: [
          dish(
            DEMO_TEXTS.dining.orchidTable.tastingMenu.nineCourses.name,
            DEMO_TEXTS.dining.orchidTable.tastingMenu.nineCourses.text,
            '1480.00',
            'SIGNATURE',
          ),
          dish(
            DEMO_TEXTS.dining.orchidTable.tastingMenu.nineCoursesFromThe.name,
            DEMO_TEXTS.dining.orchidTable.tastingMenu.nineCoursesFromThe.text,
            '1180.00',
            'VEGETARIAN',
          ),
        ],
      },
    ],
  },
  {
    ...none,
    code: 'CEDAR-COUNTER',
    kind: 'DINING',
    category: 'japanese',
    labels: ['couple', 'new'],
    priceLevel: 4,
    pictures: [drawn('sushi-counter'), drawn('lounge')],
    summary: DEMO_TEXTS.dining.cedarCounter.summary,
    description: DEMO_TEXTS.dining.cedarCounter.description,
    level: DEMO_TEXTS.dining.cedarCounter.level,
    dressCode: null,
    week: week([[at(18), at(22, 30)]], { 2: [] }),
    areas: [area('counter', 8, 4)],
    rooms: [],
    reserve: tableRules({
      maxParty: 4,
      leadMinutes: 240,
      slotMinutes: 75,
      turnMinutes: 75,
      lastSeatingMinutes: 75,
      deposit: { kind: 'PER_GUEST', amount: '500.00', fromParty: 1 },
      cancelFreeHours: 48,
      noShowFee: 100,
    }),
    menu: [
      {
        name: DEMO_TEXTS.dining.cedarCounter.omakase.name,
        dishes: [
          dish(
            DEMO_TEXTS.dining.cedarCounter.omakase.eveningOmakase.name,
            DEMO_TEXTS.dining.cedarCounter.omakase.eveningOmakase.text,
            '1680.00',
            'SIGNATURE',
          ),
        ],
      },
    ],
  },
  {
    ...none,
    code: 'LANTERN-GRILL',
    kind: 'DINING',
    category: 'grill',
    labels: ['family', 'terrace', 'music'],
    priceLevel: 3,
    pictures: [drawn('charcoal-grill'), drawn('lantern-night')],
    summary: DEMO_TEXTS.dining.lanternGrill.summary,
    description: DEMO_TEXTS.dining.lanternGrill.description,
    level: DEMO_TEXTS.dining.lanternGrill.level,
    dressCode: null,
    week: week([[at(17, 30), at(23)]]),
    areas: [area('hall', 40), area('terrace', 20, 6)],
    rooms: [],
    reserve: tableRules({
      maxParty: 10,
      deposit: { kind: 'PER_GUEST', amount: '200.00', fromParty: 6 },
      noShowFee: 100,
      cancelFreeHours: 12,
    }),
    menu: [
      {
        name: MAINS,
        dishes: [
          dish(
            DEMO_TEXTS.dining.lanternGrill.ribOfBeef45.name,
            DEMO_TEXTS.dining.lanternGrill.ribOfBeef45.text,
            '980.00',
            'SIGNATURE',
          ),
          dish(
            DEMO_TEXTS.dining.lanternGrill.grilledLangoustinesPiriPiri.name,
            DEMO_TEXTS.dining.lanternGrill.grilledLangoustinesPiriPiri.text,
            '420.00',
            'SPICY',
          ),
        ],
      },
    ],
  },
  {
    ...none,
    code: 'TASCA-DO-LARGO',
    kind: 'DINING',
    category: 'portuguese',
    labels: ['family', 'private', 'terrace'],
    priceLevel: 2,
    pictures: [drawn('wine-cellar'), drawn('arcade')],
    summary: DEMO_TEXTS.dining.tascaDoLargo.summary,
    description: DEMO_TEXTS.dining.tascaDoLargo.description,
    level: DEMO_TEXTS.dining.tascaDoLargo.level,
    dressCode: null,
    week: week([[at(12), at(23)]], { 0: [] }),
    areas: [area('hall', 36), area('terrace', 16, 6), privateArea(CELLAR_ROOM)],
    rooms: [CELLAR_ROOM],
    reserve: tableRules({ channel: 'API', maxParty: 10, turnMinutes: 105 }),
    menu: [
      {
        name: MAINS,
        dishes: [
          dish(
            DEMO_TEXTS.dining.tascaDoLargo.africanChicken.name,
            DEMO_TEXTS.dining.tascaDoLargo.africanChicken.text,
            '228.00',
            'SIGNATURE',
            'SPICY',
          ),
          dish(
            DEMO_TEXTS.dining.tascaDoLargo.clamsBulhOPato.name,
            DEMO_TEXTS.dining.tascaDoLargo.clamsBulhOPato.text,
            '188.00',
          ),
        ],
      },
      {
        name: SWEETS,
        dishes: [
          dish(
            DEMO_TEXTS.dining.tascaDoLargo.serradura.name,
            DEMO_TEXTS.dining.tascaDoLargo.serradura.text,
            '58.00',
            'VEGETARIAN',
          ),
        ],
      },
    ],
  },
  {
    ...none,
    code: 'ATELIER-BAR',
    kind: 'DINING',
    category: 'bar',
    labels: ['couple', 'late', 'music'],
    priceLevel: 3,
    pictures: [drawn('bar'), drawn('skyline')],
    summary: DEMO_TEXTS.dining.atelierBar.summary,
    description: DEMO_TEXTS.dining.atelierBar.description,
    level: DEMO_TEXTS.dining.atelierBar.level,
    dressCode: DEMO_TEXTS.dining.atelierBar.dressCode,
    week: week([[at(17), at(25)]], { 4: [[at(17), at(26)]], 5: [[at(17), at(26)]] }),
    areas: [area('lounge', 24, 6), area('counter', 10, 2)],
    rooms: [],
    reserve: tableRules({ maxParty: 6, turnMinutes: 90, lastSeatingMinutes: 60 }),
    menu: [
      {
        name: DRINKS,
        dishes: [
          dish(
            DEMO_TEXTS.dining.atelierBar.theBespoke.name,
            DEMO_TEXTS.dining.atelierBar.theBespoke.text,
            '168.00',
            'SIGNATURE',
          ),
          dish(
            DEMO_TEXTS.dining.atelierBar.osmanthusNoAlcohol.name,
            DEMO_TEXTS.dining.atelierBar.osmanthusNoAlcohol.text,
            '98.00',
          ),
        ],
      },
    ],
  },
];
