import { useText } from '@resort/shared/i18n';
import { EmptyState, ErrorCard, SkeletonPictureCard, Waiting } from '@resort/shared/ui';
import { useHotelRoomsQuery } from '../../api/catalogue.ts';
import type { StayWish } from '../../stay/wish.ts';
import styles from './hotel.module.css';
import { RoomCard } from './RoomCard.tsx';

/** A hotel's rooms for a stay; if none is available, each says why. */
export function RoomList({ hotelCode, wish }: { hotelCode: string; wish: StayWish }) {
  const t = useText('hotel');
  const { currentData: rooms, isError, isFetching, refetch } = useHotelRoomsQuery({ hotelCode, ...wish });
  if (rooms === undefined && isError) {
    return (
      <ErrorCard message={t('hotel.roomsFailed')} isRetrying={isFetching} onRetry={() => void refetch()} />
    );
  }
  if (rooms === undefined) {
    return (
      <Waiting>
        <SkeletonPictureCard />
      </Waiting>
    );
  }
  const isFull = rooms.every(({ bar }) => bar !== null);
  return (
    <>
      {isFull ? <EmptyState title={t('hotel.full.title')} why={t('hotel.full.why')} /> : null}
      <ul className={styles['rooms']} aria-label={t('hotel.rooms')}>
        {rooms.map((room) => (
          <li key={room.roomTypeCode}>
            <RoomCard room={room} wish={wish} />
          </li>
        ))}
      </ul>
    </>
  );
}
