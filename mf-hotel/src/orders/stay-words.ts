import { formatBusinessDate, onOneLine } from '@resort/shared/format';
import { currentLanguage, useText, type Language } from '@resort/shared/i18n';
import type { HotelOrder } from '../../contract/index.ts';
import { usePeople } from '../stay/use-people.ts';

type Stay = Pick<HotelOrder, 'checkIn' | 'checkOut' | 'nights' | 'rooms' | 'adults' | 'children'>;

/** Between the first and the last day of a range, as in the texts (`stay.fromTo`). */
const RANGE_MARKS: Readonly<Record<Language, string>> = { en: ' – ', tc: '至', sc: '至', kr: '~', jp: '～' };

/** Business dates from the first to the last, or the only one: `11 Dec 2026 – 13 Dec 2026`. */
export function datesText(dates: readonly string[]): string {
  const language = currentLanguage();
  return dates.map((date) => onOneLine(formatBusinessDate(date, language))).join(RANGE_MARKS[language]);
}

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
