import { sentencesText } from '@resort/shared/format';
import { currentLanguage, useText } from '@resort/shared/i18n';
import { Row, List } from '@resort/shared/ui';
import { dayInShort } from '../../calendar/index.ts';
import { useHotelRoomsQuery } from '../../api/catalogue.ts';
import { useHotelQuery } from '../../api/hotel.ts';
import type { Quote } from '../../booking/use-price.ts';
import { useCancelWords } from '../../booking/use-cancel-words.ts';
import { usePeople } from '../../stay/use-people.ts';
import { nightsOf } from '../../stay/wish.ts';
import styles from './hotel-booking.module.css';

/** The booking: hotel and room, dates, guests, terms. */
export function StaySummary({ quote: { stay, rate, currency } }: { quote: Quote }) {
  const t = useText('hotel');
  const people = usePeople();
  const cancelWords = useCancelWords();
  const { hotelCode, roomTypeCode, checkIn, checkOut, rooms } = stay;
  const hotel = useHotelQuery({ hotelCode }).data;
  const room = useHotelRoomsQuery({ hotelCode }).data?.find((each) => each.roomTypeCode === roomTypeCode);
  const nights = t('stay.nights', { count: nightsOf(stay) });
  return (
    <section className={styles['summary']} aria-label={t('book.stay')}>
      <h2 className={styles['room']}>{room?.name ?? '\u00a0'}</h2>
      <p className={styles['hotel']}>{hotel?.name ?? '\u00a0'}</p>
      <List>
        <Row
          title={t('stay.days')}
          detail={t('stay.fromTo', { from: dayInShort(checkIn), to: dayInShort(checkOut) })}
          value={nights}
        />
        <Row title={t('stay.who')} detail={people(stay)} value={t('stay.rooms', { count: rooms })} />
        <Row
          title={rate.name}
          detail={[t(`rate.meal.${rate.meal}`), t(`rate.pay.${rate.payType}`)].join(' · ')}
        />
        <Row
          title={t('book.cancelling')}
          detail={sentencesText(cancelWords(rate.cancel, currency), currentLanguage())}
        />
      </List>
    </section>
  );
}
