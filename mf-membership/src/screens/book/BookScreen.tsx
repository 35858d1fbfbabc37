import { addDays } from '@resort/shared/format';
import { useText } from '@resort/shared/i18n';
import { to, toServed, type BarePath } from '@resort/shared/routes';
import { ButtonLink, LinkRow, List, Page } from '@resort/shared/ui';
import { Stepper } from '@resort/shared/ui/form';
import { QuickSign, SearchWay } from '@resort/shared/ui/home';
import { DayStrip } from '@resort/shared/ui/slots';
import { useId, useState } from 'react';
import styles from './book.module.css';
import { daysAhead, MOST_NIGHTS, useVisit, type Visit } from './visit.ts';

interface Way {
  key: 'rooms' | 'tables' | 'treatments' | 'shows' | 'shops';
  path: BarePath;
  sign: string;
  query: (visit: Visit) => Record<string, string>;
}

const onTheDay = ({ from }: Visit) => ({ date: from });
const WAYS: readonly Way[] = [
  {
    key: 'rooms',
    path: '/hotels',
    sign: 'bed',
    query: ({ from, nights }) => ({ checkIn: from, checkOut: addDays(from, nights) }),
  },
  { key: 'tables', path: '/dining', sign: 'utensils', query: onTheDay },
  { key: 'treatments', path: '/spa', sign: 'flower', query: onTheDay },
  { key: 'shows', path: '/tickets', sign: 'ticket', query: onTheDay },
  { key: 'shops', path: '/shops', sign: 'tag', query: () => ({}) },
];

/** When, and then what: the chosen dates go along to rooms, tables, treatments and shows. */
export default function BookScreen() {
  const t = useText('membership');
  const [days] = useState(daysAhead);
  const [visit, change] = useVisit(days);
  const when = useId();
  const plans = toServed('/my-plans');
  const served = WAYS.filter(({ path }) => toServed(path) !== undefined);
  return (
    <Page
      title={t('book.title')}
      lead={t('book.lead')}
      actions={
        plans === undefined ? undefined : (
          <ButtonLink look="plain" to={plans}>
            {t('book.plans')}
          </ButtonLink>
        )
      }
    >
      <SearchWay label={t('search.field')} />
      <section className={styles['when']} aria-labelledby={when}>
        <h2 id={when} className={styles['question']}>
          {t('book.when')}
        </h2>
        <DayStrip
          label={t('book.when')}
          days={days.map((date) => ({ date, state: 'open' }))}
          today={days[0] ?? ''}
          chosen={visit.from}
          onChoose={(from) => change({ from })}
        />
        <Stepper
          label={t('book.nights')}
          value={visit.nights}
          min={1}
          max={MOST_NIGHTS}
          atMax={t('book.mostNights', { most: MOST_NIGHTS })}
          onChange={(nights) => change({ nights })}
        />
      </section>
      <div className={styles['ground']}>
        <List label={t('book.title')}>
          {served.map(({ key, path, sign, query }) => (
            <LinkRow
              key={key}
              icon={<QuickSign name={sign} />}
              title={t(`book.way.${key}.title`)}
              detail={t(`book.way.${key}.text`)}
              to={withQuery(to(path), query(visit))}
            />
          ))}
        </List>
      </div>
    </Page>
  );
}

function withQuery(path: string, query: Record<string, string>): string {
  const search = new URLSearchParams(query).toString();
  return search === '' ? path : `${path}?${search}`;
}
