import { serverNow } from '@resort/shared/api';
import { businessDate } from '@resort/shared/format';
import { useText } from '@resort/shared/i18n';
import { useSearchParams } from '@resort/shared/router';
import { ButtonLink, SectionHeading } from '@resort/shared/ui';
import { useState } from 'react';
import type { ShopDetail } from '../../../contract/index.ts';
import { DayChoice } from '../../booking/DayChoice.tsx';
import { FreeTimes } from '../../booking/FreeTimes.tsx';
import { usualWish, wantedOf } from '../../outlets/filter.ts';
import { toBooking } from '../../outlets/links.ts';
import styles from './outlet.module.css';

/** Available days and times, each a link to the booking; for a spa, those of its first treatment. */
export function BookHere({ outlet }: { outlet: ShopDetail }) {
  const t = useText('shop');
  const { shopId, kind, name, channel, services } = outlet;
  const [params] = useSearchParams();
  const { date, party } = wantedOf(params, usualWish(kind));
  const [chosen, choose] = useState(date);
  const today = businessDate(new Date(serverNow()));
  const [treatment] = services;
  const serviceIds = treatment?.serviceId;
  const wish = { shopId, party, ...(serviceIds === undefined ? {} : { serviceIds }) };
  return (
    <section className={styles['part']} aria-labelledby="outlet-book">
      <SectionHeading id="outlet-book" title={t(`outlet.book.${kind}`)} />
      {treatment === undefined ? null : (
        <p className={styles['line']}>{t('outlet.timesFor', { name: treatment.name })}</p>
      )}
      <DayChoice wish={wish} today={today} chosen={chosen} onChoose={choose} />
      <FreeTimes wish={{ ...wish, date: chosen }} name={name} kind={kind} />
      <ButtonLink wide to={toBooking(shopId, { date: chosen, party })}>
        {channel === 'API' ? t('outlet.request') : t(`outlet.reserve.${kind}`)}
      </ButtonLink>
    </section>
  );
}
