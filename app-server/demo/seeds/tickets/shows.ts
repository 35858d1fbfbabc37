import { at, category, GETTING_THERE, GOOD_TO_KNOW, limits, section, type DemoEvent } from './parts.ts';
import { drawn } from '../../../src/locales/drawings.ts';
import { DEMO_TEXTS } from '../../locales/index.ts';
import { fill } from '../../../src/locales/fill.ts';

const SHUTTLE = section('way', GETTING_THERE, DEMO_TEXTS.shows.way.text);

/** When the doors open, and that photographs are allowed. */
const doors = (doorsMinutes: number) => ({
  doorsMinutes,
  sections: [
    section(
      'late',
      GOOD_TO_KNOW,
      fill(DEMO_TEXTS.shows.doors.late.text, () => ({ doorsMinutes: String(doorsMinutes) })),
    ),
    SHUTTLE,
  ],
});

const HALL_CATEGORIES = [
  category('VIP', DEMO_TEXTS.shows.vip.name, '1280.00', DEMO_TEXTS.shows.vip.more),
  category('A', DEMO_TEXTS.shows.a.name, '880.00'),
  category('B', DEMO_TEXTS.shows.b.name, '580.00'),
  category('C', DEMO_TEXTS.shows.c.name, '380.00'),
].map((one) => ({ ...one, pool: '' }));

/** A concert with name registration. */
const HARBOUR_CONCERT: DemoEvent = {
  code: 'HARBOUR-CONCERT',
  property: 'sjm',
  kind: 'CONCERT',
  title: DEMO_TEXTS.shows.harbourConcert.title,
  summary: DEMO_TEXTS.shows.harbourConcert.summary,
  description: DEMO_TEXTS.shows.harbourConcert.description,
  venue: DEMO_TEXTS.shows.harbourConcert.venue,
  pictures: [drawn('concert'), drawn('skyline'), drawn('lobby')],
  durationMinutes: 120,
  ...doors(45),
  seatMap: 'grand-hall',
  categories: HALL_CATEGORIES,
  realName: 'ONE_PER_TICKET',
  maxPerOrder: 6,
  maxPerMember: limits(4, 6),
  refund: { freeHours: 72, feePercent: 20, closesHours: 24 },
  hotels: [
    {
      hotelCode: 'sjm',
      offer: DEMO_TEXTS.shows.harbourConcert.sjm.offer,
    },
  ],
  takesVouchers: true,
  times: {
    weekdays: [4, 5],
    starts: [at(20)],
    minutes: 120,
    salesMinutes: 0,
    from: 1,
    to: 60,
    totals: {},
    blocked: ['C-A-8', 'C-A-9', 'BAL-D-1', 'BAL-D-24'],
  },
};

/** A chamber play with seats and without name registration. */
const MOON_THEATRE: DemoEvent = {
  code: 'MOON-THEATRE',
  property: 'glp',
  kind: 'THEATRE',
  title: DEMO_TEXTS.shows.moonTheatre.title,
  summary: DEMO_TEXTS.shows.moonTheatre.summary,
  description: DEMO_TEXTS.shows.moonTheatre.description,
  venue: DEMO_TEXTS.shows.moonTheatre.venue,
  pictures: [drawn('theatre'), drawn('garden'), drawn('lounge')],
  durationMinutes: 80,
  ...doors(30),
  seatMap: 'salon',
  categories: [
    category('FRONT', DEMO_TEXTS.shows.moonTheatre.front.name, '480.00', { pool: '' }),
    category('REAR', DEMO_TEXTS.shows.moonTheatre.rear.name, '320.00', { pool: '' }),
  ],
  realName: 'NONE',
  maxPerOrder: 8,
  maxPerMember: limits(8),
  refund: { freeHours: 48, feePercent: 30, closesHours: 3 },
  hotels: [
    {
      hotelCode: 'glp',
      offer: DEMO_TEXTS.shows.moonTheatre.glp.offer,
    },
  ],
  takesVouchers: true,
  times: {
    weekdays: [3, 4, 5, 6],
    starts: [at(15), at(19, 30)],
    minutes: 80,
    salesMinutes: 0,
    from: 0,
    to: 60,
    totals: {},
  },
};

/** A presale for Gold members and above; invitations unlock it, too. */
const NEW_YEAR_GALA: DemoEvent = {
  ...HARBOUR_CONCERT,
  code: 'WINTER-GALA',
  property: 'pvm',
  title: DEMO_TEXTS.shows.winterGala.title,
  summary: DEMO_TEXTS.shows.winterGala.summary,
  description: DEMO_TEXTS.shows.winterGala.description,
  venue: DEMO_TEXTS.shows.winterGala.venue,
  pictures: [drawn('theatre'), drawn('banquet'), drawn('concert')],
  hotels: [],
  realName: 'ONE_PER_ORDER',
  maxPerOrder: 4,
  maxPerMember: limits(2, 4),
  refund: null,
  presaleTier: 'GOLD',
  publicInDays: 14,
  times: {
    weekdays: [5],
    starts: [at(19)],
    minutes: 210,
    salesMinutes: 0,
    from: 40,
    to: 53,
    totals: {},
  },
};

/** Sold out except for the second evening. */
const PIANO_EVENING: DemoEvent = {
  ...MOON_THEATRE,
  code: 'PIANO-EVENING',
  property: 'tkl',
  kind: 'CONCERT',
  title: DEMO_TEXTS.shows.pianoEvening.title,
  summary: DEMO_TEXTS.shows.pianoEvening.summary,
  description: DEMO_TEXTS.shows.pianoEvening.description,
  venue: DEMO_TEXTS.shows.pianoEvening.venue,
  pictures: [drawn('lounge'), drawn('concert')],
  durationMinutes: 60,
  seatMap: null,
  categories: [
    category('SEAT', DEMO_TEXTS.shows.pianoEvening.seat.name, '360.00', {
      pool: 'ALL',
    }),
  ],
  hotels: [],
  maxPerOrder: 4,
  maxPerMember: limits(4),
  times: {
    weekdays: [2],
    starts: [at(21)],
    minutes: 60,
    salesMinutes: -30,
    from: 2,
    to: 44,
    totals: { ALL: 0 },
  },
};

export const SHOWS: readonly DemoEvent[] = [HARBOUR_CONCERT, MOON_THEATRE, NEW_YEAR_GALA, PIANO_EVENING];
