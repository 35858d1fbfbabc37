import { useRef } from 'react';
import { useForecastQuery } from '../../calls/guide.ts';
import { formatDay } from '../../format/index.ts';
import { currentLanguage, useText } from '../../i18n/index.ts';
import type { Forecast } from '../../rows/guide.calls.ts';
import { useComingNear } from '../home/use-coming-near.ts';
import { SectionHeading } from '../screen/frame/section-heading.tsx';
import styles from './forecast-section.module.css';
import { SKY_ICONS } from './sky-icon.tsx';

/** As many days as one looks at without a stay. */
const WEEK = 7;

interface ForecastSectionProps {
  /** the days that matter, business dates, inclusive; without: a week from today */
  days?: { from: string; to: string };
}

/** The weather in Macau by day. Nothing without a provider, and nothing if it knows none of the days. */
export function ForecastSection({ days }: ForecastSectionProps) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useComingNear(place);
  const { data: forecast } = useForecastQuery(undefined, { skip: !isNear });
  const known = forecast?.days ?? [];
  const shown = days ? known.filter(({ day }) => day >= days.from && day <= days.to) : known.slice(0, WEEK);
  return (
    <div ref={place}>
      {forecast && shown.length > 0 ? <Days forecast={{ ...forecast, days: shown }} /> : null}
    </div>
  );
}

function Days({ forecast: { days, credit, isDemo } }: { forecast: Forecast }) {
  const t = useText('kit');
  return (
    <section className={styles['section']} aria-labelledby="forecast">
      <SectionHeading id="forecast" title={t('weather.title')} />
      <ul className={styles['days']}>
        {days.map((day) => (
          <Day key={day.day} {...day} />
        ))}
      </ul>
      <p className={styles['credit']}>{isDemo ? t('weather.demo') : t('weather.credit', { credit })}</p>
    </section>
  );
}

function Day({ day, sky, low, high, rain }: Forecast['days'][number]) {
  const t = useText('kit');
  const SkyIcon = SKY_ICONS[sky];
  return (
    <li className={styles['day']}>
      <span className={styles['date']}>{formatDay(day, currentLanguage(), { weekday: 'short' })}</span>
      <SkyIcon className={styles['icon']} />
      <span className={styles['sky']}>
        {t(`weather.sky.${sky}`)}
        {rain === null ? null : (
          <span className={styles['rain']}>{t('weather.rain', { percent: rain })}</span>
        )}
      </span>
      <span className={styles['degrees']}>{t('weather.day', { low, high })}</span>
    </li>
  );
}
