import { formatBusinessDate } from '@resort/shared/format';
import { currentLanguage, useText } from '@resort/shared/i18n';
import type { HotelOrder } from '../../contract/index.ts';

type Stay = Pick<HotelOrder, 'checkIn' | 'checkOut' | 'nights' | 'rooms' | 'adults' | 'children'>;

/** Business dates from the first to the last, or the only one: `11 Dec 2026 – 13 Dec 2026`. */
export const datesText = (dates: readonly string[]): string =>
  dates.map((date) => formatBusinessDate(date, currentLanguage())).join(' – ');

/** A stay in words: its dates, how long it is, and for whom. */
export function useStayWords({ checkIn, checkOut, nights, rooms, adults, children }: Stay) {
  const t = useText('hotel');
  const people = [
    t('stays.adults', { count: adults }),
    ...(children === 0 ? [] : [t('stays.children', { count: children })]),
  ];
  return {
    dates: datesText([checkIn, checkOut]),
    nights: t('stays.nights', { count: nights }),
    rooms: t('stays.rooms', { count: rooms }),
    people: people.join(t('stays.and')),
  };
}
