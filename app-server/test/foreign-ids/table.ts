import { addDays } from '../../src/platform/time/macau-days.ts';
import { macauDate } from '../../src/platform/time/clock.ts';

/** A table that is available on every day. */
export const TABLE = {
  shopId: 'DIM-SUM-HALL',
  date: addDays(macauDate(new Date()), 4),
  time: '12:00',
  party: 2,
  contact: { title: 'MS', firstName: 'Mei', lastName: 'Chan', areaCode: '+853', phone: '66000001' },
} as const;
