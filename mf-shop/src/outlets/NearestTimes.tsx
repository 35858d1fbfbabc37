import { serverNow } from '@resort/shared/api';
import { businessDate, formatDayMonth } from '@resort/shared/format';
import { currentLanguage, useText } from '@resort/shared/i18n';
import { SlotLinks } from '@resort/shared/ui/slots';
import type { ShopBrief } from '../../contract/index.ts';
import type { Wanted } from './filter.ts';
import { toBooking } from './links.ts';
import styles from './nearest-times.module.css';

interface NearestTimesProps {
  outlet: Pick<ShopBrief, 'shopId' | 'name' | 'kind'>;
  slots: readonly string[];
  wanted: Wanted;
}

/** The times nearest to the requested one, each a link to the booking; a message if there are none. */
export function NearestTimes({ outlet, slots, wanted: { date, party } }: NearestTimesProps) {
  const t = useText('shop');
  const isToday = date === businessDate(new Date(serverNow()));
  const day = formatDayMonth(date, currentLanguage());
  if (slots.length === 0) {
    return (
      <p className={styles['none']}>{isToday ? t('times.noneToday') : t('times.noneOn', { date: day })}</p>
    );
  }
  const { shopId, name, kind } = outlet;
  return (
    <SlotLinks
      label={t(`times.book.${kind}`, { name })}
      slots={slots.map((time) => ({ time, to: toBooking(shopId, { date, time, party }) }))}
    />
  );
}
