import { isNotFound } from '@resort/shared/api';
import { useText } from '@resort/shared/i18n';
import { useSearchParams } from '@resort/shared/router';
import { to } from '@resort/shared/routes';
import { ButtonLink, EmptyState, ErrorCard, Page, SkeletonPictureCard, Waiting } from '@resort/shared/ui';
import { Illustration } from '@resort/shared/ui/illustration';
import { useRoomRatesQuery } from '../../api/catalogue.ts';
import { useStayWish } from '../../stay/wish.ts';
import { RoomView } from './RoomView.tsx';

/** One room type with its rates, by the codes in the address, for the days and the people there. */
export default function HotelRoomScreen() {
  const t = useText('hotel');
  const [params] = useSearchParams();
  const [wish] = useStayWish();
  const [hotelCode, roomTypeCode] = [params.get('hotelCode') ?? '', params.get('roomTypeCode') ?? ''];
  const query = useRoomRatesQuery(
    { hotelCode, roomTypeCode, ...wish },
    { refetchOnMountOrArgChange: true }, // each rate's lock lives ten minutes
  );
  const { data: room, error, isFetching, refetch } = query;
  if (room?.roomTypeCode === roomTypeCode) {
    return <RoomView room={room} rates={query.currentData} isAsking={isFetching} />;
  }
  const isUnknown = isNotFound(error);
  return (
    <Page title={t('room.title')}>
      {error === undefined ? (
        <Waiting>
          <SkeletonPictureCard />
        </Waiting>
      ) : null}
      {isUnknown ? (
        <EmptyState
          art={<Illustration of="search" />}
          title={t('room.unknown.title')}
          why={t('room.unknown.why')}
          action={<ButtonLink to={to('/hotels')}>{t('house.toHotels')}</ButtonLink>}
        />
      ) : null}
      {error !== undefined && !isUnknown ? (
        <ErrorCard message={t('room.failed')} isRetrying={isFetching} onRetry={() => void refetch()} />
      ) : null}
    </Page>
  );
}
