import { formatBusinessDate } from '@resort/shared/format';
import { currentLanguage, useText } from '@resort/shared/i18n';
import type { HotelOrder } from '../../contract/index.ts';
import { usePeople } from '../stay/use-people.ts';

type Stay = Pick<HotelOrder, 'checkIn' | 'checkOut' | 'nights' | 'rooms' | 'adults' | 'children'>;

/** Business dates from the first to the last, or the only one: `11 Dec 2026 – 13 Dec 2026`. */
export const datesText = (dates: readonly string[]): string =>
  dates.map((date) => formatBusinessDate(date, currentLanguage())).join(' – ');

/** A stay in words: its dates, how long it is, and for whom. */
export function useStayWords(stay: Stay) {
  const t = useText('hotel');
  const people = usePeople();
  return {
    dates: datesText([stay.checkIn, stay.checkOut]),
    nights: t('stay.nights', { count: stay.nights }),
    rooms: t('stay.rooms', { count: stay.rooms }),
    people: people(stay),
  };
}
