import { useText } from '@resort/shared/i18n';
import { to } from '@resort/shared/routes';
import { PictureCard } from '@resort/shared/ui/cards';
import type { RoomOnList } from '../../../contract/index.ts';
import { AllInPrice } from '../../hotel/AllInPrice.tsx';
import { useWhyNot } from '../../hotel/use-why-not.ts';
import { usePeople } from '../../stay/use-people.ts';
import { nightsOf, queryOf, type StayWish } from '../../stay/wish.ts';
import styles from './hotel.module.css';

/** A room type with its lowest total for the stay, or why it is unavailable. */
export function RoomCard({ room, wish }: { room: RoomOnList; wish: StayWish }) {
  const t = useText('hotel');
  const people = usePeople();
  const { hotelCode, roomTypeCode, name, beds, view, sizeSqm, images } = room;
  return (
    <PictureCard
      picture={images[0]}
      title={name}
      level={3}
      to={to('/hotel-room', { hotelCode, roomTypeCode, ...queryOf(wish) })}
      summary={[t('room.size', { size: sizeSqm }), beds, view].join(' · ')}
      line={people({ adults: room.maxAdults, children: room.maxChildren })}
    >
      <RoomPrice room={room} wish={wish} />
    </PictureCard>
  );
}

function RoomPrice({ room, wish }: { room: RoomOnList; wish: StayWish }) {
  const t = useText('hotel');
  const whyNot = useWhyNot();
  const { bar, fromTotal, left, currency, isMemberPrice, minStay } = room;
  if (bar !== null || fromTotal === null) {
    return <p className={styles['bar']}>{whyNot(bar ?? 'NO_ROOM', minStay)}</p>;
  }
  return (
    <>
      {left === null ? null : <p className={styles['few']}>{t('room.left', { count: left })}</p>}
      <AllInPrice
        total={fromTotal}
        currency={currency}
        nights={nightsOf(wish)}
        from
        isMemberPrice={isMemberPrice}
      />
    </>
  );
}
