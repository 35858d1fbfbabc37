import { useText } from '@resort/shared/i18n';
import { Accordion, ErrorCard, SkeletonRows, Waiting } from '@resort/shared/ui';
import type { Traffic } from '../../../contract/index.ts';
import { useTrafficQuery } from '../../api/city.ts';
import { AsOf } from '../../parts/AsOf.tsx';
import styles from './macau-info.module.css';

/** Ways of getting here and about, our shuttles with their timetables. */
export function Ways() {
  const t = useText('content');
  const { data: ways, isError, isFetching, refetch } = useTrafficQuery({});
  if (ways === undefined) {
    return isError ? (
      <ErrorCard message={t('city.failed')} isRetrying={isFetching} onRetry={() => void refetch()} />
    ) : (
      <Waiting>
        <SkeletonRows rows={6} />
      </Waiting>
    );
  }
  return (
    <div className={styles['ways']}>
      <AsOf call="/traffic/info" />
      <Accordion
        name="ways"
        items={ways.map(({ name, text, lines }) => ({
          title: name,
          content: (
            <>
              <p>{text}</p>
              {lines.length === 0 ? null : <Timetable of={name} lines={lines} />}
            </>
          ),
        }))}
      />
    </div>
  );
}

function Timetable({ of, lines }: { of: string; lines: Traffic['lines'] }) {
  const t = useText('content');
  return (
    <ul className={styles['lines']} aria-label={t('city.timetable', { name: of })}>
      {lines.map(({ from, to, first, last, everyMinutes }) => (
        <li key={`${from}${to}`} className={styles['lineRow']}>
          <span>{t('city.fromTo', { from, to })}</span>
          <span className={styles['hours']}>{t('city.hours', { first, last, count: everyMinutes })}</span>
        </li>
      ))}
    </ul>
  );
}
