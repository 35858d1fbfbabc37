import { TEA } from '../../../src/domains/membership/texts/tea.ts';
import { area, at, dish, DRINKS, MAINS, SWEETS, tableRules, week, type DemoShop } from './parts.ts';
import { drawn } from '../../../src/locales/drawings.ts';
import { DEMO_TEXTS } from '../../locales/index.ts';
import { fill } from '../../../src/locales/fill.ts';

const none = { services: [], therapists: [], rooms: [], dressCode: null } as const;

/** Casual restaurants and bars. */
export const MORE_DINING: readonly DemoShop[] = [
  {
    ...none,
    code: 'TEA-GALLERY',
    kind: 'DINING',
    category: 'tea',
    labels: ['family', 'vegetarian', 'view'],
    priceLevel: 2,
    pictures: [drawn('afternoon-tea'), drawn('lobby')],
    summary: DEMO_TEXTS.moreDining.teaGallery.summary,
    description: fill(DEMO_TEXTS.moreDining.teaGallery.description, () => ({ teas: String(TEA.teas) })),
    level: DEMO_TEXTS.moreDining.teaGallery.level,
    week: week([[at(14), at(18)]]),
    areas: [area('lounge', 30, 6), area('window', 8, 4)],
    reserve: tableRules({ maxParty: 6, turnMinutes: 90 }),
    menu: [
      {
        name: DEMO_TEXTS.moreDining.teaGallery.afternoonTea.name,
        dishes: [
          dish(
            DEMO_TEXTS.moreDining.teaGallery.afternoonTea.heritageTeaForTwo.name,
            DEMO_TEXTS.moreDining.teaGallery.afternoonTea.heritageTeaForTwo.text,
            '588.00',
            'SIGNATURE',
          ),
          dish(
            DEMO_TEXTS.moreDining.teaGallery.afternoonTea.eggTartsFour.name,
            DEMO_TEXTS.moreDining.teaGallery.afternoonTea.eggTartsFour.text,
            '68.00',
            'VEGETARIAN',
          ),
        ],
      },
    ],
  },
  {
    ...none,
    code: 'DIM-SUM-HALL',
    kind: 'DINING',
    category: 'dim-sum',
    labels: ['family', 'vegetarian'],
    priceLevel: 1,
    pictures: [drawn('dim-sum'), drawn('banquet')],
    summary: DEMO_TEXTS.moreDining.dimSumHall.summary,
    description: DEMO_TEXTS.moreDining.dimSumHall.description,
    level: DEMO_TEXTS.moreDining.dimSumHall.level,
    week: week([[at(8), at(15, 30)]]),
    areas: [area('hall', 90, 10)],
    reserve: tableRules({ maxParty: 10, turnMinutes: 75, slotMinutes: 15 }),
    menu: [
      {
        name: DEMO_TEXTS.moreDining.dimSumHall.steamed.name,
        dishes: [
          dish(
            DEMO_TEXTS.moreDining.dimSumHall.steamed.prawnDumplings.name,
            DEMO_TEXTS.moreDining.dimSumHall.steamed.prawnDumplings.text,
            '52.00',
            'SIGNATURE',
          ),
          dish(
            DEMO_TEXTS.moreDining.dimSumHall.steamed.mushroomDumplings.name,
            DEMO_TEXTS.moreDining.dimSumHall.steamed.mushroomDumplings.text,
            '46.00',
            'VEGETARIAN',
          ),
        ],
      },
    ],
  },
  {
    ...none,
    code: 'POOLSIDE',
    kind: 'DINING',
    category: 'western',
    labels: ['family', 'terrace'],
    priceLevel: 2,
    pictures: [drawn('pool-garden'), drawn('glasses')],
    summary: DEMO_TEXTS.moreDining.poolside.summary,
    description: DEMO_TEXTS.moreDining.poolside.description,
    level: DEMO_TEXTS.moreDining.poolside.level,
    week: week([[at(9), at(19)]]),
    areas: [],
    reserve: null,
    menu: [
      {
        name: MAINS,
        dishes: [
          dish(
            DEMO_TEXTS.moreDining.poolside.clubSandwich.name,
            DEMO_TEXTS.moreDining.poolside.clubSandwich.text,
            '128.00',
          ),
        ],
      },
    ],
  },
  {
    ...none,
    code: 'NOODLE-LANE',
    kind: 'DINING',
    category: 'dim-sum',
    labels: ['late', 'family'],
    priceLevel: 1,
    pictures: [drawn('noodle-bowl'), drawn('lantern-night')],
    summary: DEMO_TEXTS.moreDining.noodleLane.summary,
    description: DEMO_TEXTS.moreDining.noodleLane.description,
    level: DEMO_TEXTS.moreDining.noodleLane.level,
    week: week([[at(11), at(28)]]),
    areas: [area('counter', 14, 4), area('hall', 24, 6)],
    reserve: tableRules({
      maxParty: 6,
      turnMinutes: 60,
      slotMinutes: 15,
      leadMinutes: 15,
      lastSeatingMinutes: 30,
    }),
    menu: [
      {
        name: MAINS,
        dishes: [
          dish(
            DEMO_TEXTS.moreDining.noodleLane.beefBrisketNoodles.name,
            DEMO_TEXTS.moreDining.noodleLane.beefBrisketNoodles.text,
            '68.00',
            'SIGNATURE',
          ),
          dish(
            DEMO_TEXTS.moreDining.noodleLane.danDanNoodles.name,
            DEMO_TEXTS.moreDining.noodleLane.danDanNoodles.text,
            '58.00',
            'SPICY',
          ),
        ],
      },
    ],
  },
  {
    ...none,
    code: 'PALM-BRASSERIE',
    kind: 'DINING',
    category: 'western',
    labels: ['family', 'vegetarian', 'terrace'],
    priceLevel: 2,
    pictures: [drawn('garden'), drawn('set-table')],
    summary: DEMO_TEXTS.moreDining.palmBrasserie.summary,
    description: DEMO_TEXTS.moreDining.palmBrasserie.description,
    level: DEMO_TEXTS.moreDining.palmBrasserie.level,
    week: week([[at(6, 30), at(22, 30)]]),
    areas: [area('hall', 80, 10), area('terrace', 24, 6)],
    reserve: tableRules({ maxParty: 10, slotMinutes: 15, turnMinutes: 90 }),
    menu: [
      {
        name: MAINS,
        dishes: [
          dish(
            DEMO_TEXTS.moreDining.palmBrasserie.steakFrites.name,
            DEMO_TEXTS.moreDining.palmBrasserie.steakFrites.text,
            '268.00',
            'SIGNATURE',
          ),
          dish(
            DEMO_TEXTS.moreDining.palmBrasserie.gardenRisotto.name,
            DEMO_TEXTS.moreDining.palmBrasserie.gardenRisotto.text,
            '168.00',
            'VEGETARIAN',
          ),
        ],
      },
      {
        name: SWEETS,
        dishes: [
          dish(
            DEMO_TEXTS.moreDining.palmBrasserie.chocolateTart.name,
            DEMO_TEXTS.moreDining.palmBrasserie.chocolateTart.text,
            '78.00',
            'VEGETARIAN',
          ),
        ],
      },
    ],
  },
  {
    ...none,
    code: 'MOON-TERRACE',
    kind: 'DINING',
    category: 'bar',
    labels: ['view', 'terrace', 'couple', 'late'],
    priceLevel: 3,
    pictures: [drawn('skyline'), drawn('bar')],
    summary: DEMO_TEXTS.moreDining.moonTerrace.summary,
    description: DEMO_TEXTS.moreDining.moonTerrace.description,
    level: DEMO_TEXTS.moreDining.moonTerrace.level,
    week: week([[at(18), at(26)]], { 0: [] }),
    areas: [area('terrace', 36, 8), area('lounge', 16, 6)],
    reserve: tableRules({ turnMinutes: 120, lastSeatingMinutes: 90 }),
    menu: [
      {
        name: DRINKS,
        dishes: [
          dish(
            DEMO_TEXTS.moreDining.moonTerrace.lotusNegroni.name,
            DEMO_TEXTS.moreDining.moonTerrace.lotusNegroni.text,
            '148.00',
            'SIGNATURE',
          ),
        ],
      },
    ],
  },
];
