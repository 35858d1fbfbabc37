import { useText } from '@resort/shared/i18n';
import { to } from '@resort/shared/routes';
import { Badge } from '@resort/shared/ui';
import { PictureCard } from '@resort/shared/ui/cards';
import type { HotelOnList } from '../../../contract/index.ts';
import { AllInPrice } from '../../hotel/AllInPrice.tsx';
import { nightsOf, queryOf, type StayWish } from '../../stay/wish.ts';
import styles from './hotels.module.css';

interface HotelCardProps {
  hotel: HotelOnList;
  wish: StayWish;
}

/** A hotel with the lowest price of the stay; a full one links to its own calendar. */
export function HotelCard({ hotel, wish }: HotelCardProps) {
  const t = useText('hotel');
  const { hotelCode, name, summary, cover, area, tags, fromTotal, currency, soldOut } = hotel;
  return (
    <PictureCard
      picture={cover}
      over={area.name}
      aside={soldOut ? <Badge tone="plain">{t('hotels.soldOut')}</Badge> : null}
      title={name}
      to={to('/hotel', { hotelCode, ...queryOf(wish) })}
      summary={summary}
      line={tags.length === 0 ? undefined : tags.map((tag) => tag.name).join(' · ')}
    >
      {soldOut || fromTotal === null ? (
        <p className={styles['full']}>{t('hotels.otherDays')}</p>
      ) : (
        <AllInPrice total={fromTotal} currency={currency} nights={nightsOf(wish)} from />
      )}
    </PictureCard>
  );
}
