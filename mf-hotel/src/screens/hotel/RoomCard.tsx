import { useText } from '@resort/shared/i18n';
import { to } from '@resort/shared/routes';
import { CardBox, CardLink, Picture } from '@resort/shared/ui';
import type { RoomOnList } from '../../../contract/index.ts';
import { AllInPrice } from '../../house/AllInPrice.tsx';
import { useWhyNot } from '../../house/use-why-not.ts';
import { nightsOf, queryOf, type StayWish } from '../../stay/wish.ts';
import styles from './hotel.module.css';

/** A room type with its lowest total for the stay, or why it cannot be had. */
export function RoomCard({ room, wish }: { room: RoomOnList; wish: StayWish }) {
  const t = useText('hotel');
  const whyNot = useWhyNot();
  const { hotelCode, roomTypeCode, name, beds, view, sizeSqm, images, fromTotal, bar } = room;
  const address = to('/hotel-room', { hotelCode, roomTypeCode, ...queryOf(wish) });
  const [picture] = images;
  return (
    <CardBox>
      {picture === undefined ? null : <Picture src={picture.src} alt={picture.alt} ratio="16:9" />}
      <div className={styles['words']}>
        <h3 className={styles['name']}>
          <CardLink to={address}>{name}</CardLink>
        </h3>
        <p className={styles['text']}>{[t('room.size', { size: sizeSqm }), beds, view].join(' · ')}</p>
        <p className={styles['text']}>
          {t('room.sleeps', { adults: room.maxAdults, count: room.maxChildren })}
        </p>
        {bar === null && fromTotal !== null ? (
          <>
            {room.left === null ? null : (
              <p className={styles['few']}>{t('room.left', { count: room.left })}</p>
            )}
            <AllInPrice
              total={fromTotal}
              currency={room.currency}
              nights={nightsOf(wish)}
              from
              isMemberPrice={room.isMemberPrice}
            />
          </>
        ) : (
          <p className={styles['bar']}>{whyNot(bar ?? 'NO_ROOM', room.minStay)}</p>
        )}
      </div>
    </CardBox>
  );
}
