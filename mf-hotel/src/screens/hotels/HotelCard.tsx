import { useText } from '@resort/shared/i18n';
import { to } from '@resort/shared/routes';
import { Badge, CardBox, CardLink, Picture, useSharedElement } from '@resort/shared/ui';
import { useState } from 'react';
import type { HotelOnList } from '../../../contract/index.ts';
import { AllInPrice } from '../../house/AllInPrice.tsx';
import { nightsOf, queryOf, type StayWish } from '../../stay/wish.ts';
import styles from './hotels.module.css';

interface HotelCardProps {
  hotel: HotelOnList;
  wish: StayWish;
  /** on the first screen */
  eager: boolean;
}

/** A house with what the stay would cost there at least; one that is full leads to its own calendar. */
export function HotelCard({ hotel, wish, eager }: HotelCardProps) {
  const t = useText('hotel');
  const address = to('/hotel', { hotelCode: hotel.hotelCode, ...queryOf(wish) });
  const [isPressed, setPressed] = useState(false);
  const shared = useSharedElement(address);
  const { name, summary, cover, area, tags, fromTotal, currency, soldOut } = hotel;
  return (
    <CardBox>
      <div style={isPressed ? shared : undefined}>
        <Picture src={cover.src} alt={cover.alt} ratio="16:9" eager={eager} />
      </div>
      <div className={styles['words']}>
        <p className={styles['over']}>
          <span>{area.name}</span>
          {soldOut ? <Badge tone="plain">{t('hotels.soldOut')}</Badge> : null}
        </p>
        <h2 className={styles['title']}>
          {/* all houses are at one path: only the card that was pressed goes over into the next screen */}
          <CardLink to={address} onClick={() => setPressed(true)}>
            {name}
          </CardLink>
        </h2>
        <p className={styles['summary']}>{summary}</p>
        {tags.length === 0 ? null : (
          <p className={styles['line']}>{tags.map((tag) => tag.name).join(' · ')}</p>
        )}
        {soldOut || fromTotal === null ? (
          <p className={styles['full']}>{t('hotels.otherDays')}</p>
        ) : (
          <AllInPrice total={fromTotal} currency={currency} nights={nightsOf(wish)} from />
        )}
      </div>
    </CardBox>
  );
}
