import { serverNow } from '@resort/shared/api';
import { addDays, businessDate, formatBusinessDate } from '@resort/shared/format';
import { currentLanguage, useText } from '@resort/shared/i18n';
import { Notice, SectionHeading } from '@resort/shared/ui';
import { todayWord, weekdayName } from '@resort/shared/ui/slots';
import type { ShopDetail } from '../../../contract/index.ts';
import { hoursText, weekdayOf } from '../../outlets/hours.ts';
import styles from './outlet.module.css';

/** A Monday: its week gives the names of the weekdays. */
const MONDAY = '2026-11-23';

/** The hours of the week with today's marked, and the days on which it is closed or fully booked. */
export function WeekHours({ outlet: { week, closures, soldOut } }: { outlet: ShopDetail }) {
  const t = useText('shop');
  const today = weekdayOf(businessDate(new Date(serverNow())));
  const date = (day: string) => formatBusinessDate(day, currentLanguage());
  return (
    <section className={styles['part']} aria-labelledby="outlet-hours">
      <SectionHeading id="outlet-hours" title={t('outlet.hours')} />
      <dl className={styles['week']}>
        {week.map(({ periods }, index) => (
          <div
            key={index}
            className={index === today ? styles['today'] : styles['weekday']}
            aria-current={index === today ? 'date' : undefined}
          >
            <dt>
              {weekdayName(addDays(MONDAY, index))}
              {index === today ? <span className={styles['mark']}>{todayWord()}</span> : null}
            </dt>
            <dd>{periods.length === 0 ? t('outlet.closedDay') : hoursText(periods)}</dd>
          </div>
        ))}
      </dl>
      {closures.map(({ from, to, reason }) => (
        <Notice key={from}>
          {from === to
            ? t('outlet.closure', { date: date(from), reason })
            : t('outlet.closureSpan', { from: date(from), to: date(to), reason })}
        </Notice>
      ))}
      {soldOut.map((day) => (
        <Notice key={day}>{t('outlet.soldOut', { date: date(day) })}</Notice>
      ))}
    </section>
  );
}
