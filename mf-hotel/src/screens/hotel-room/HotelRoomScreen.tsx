import { useText } from '@resort/shared/i18n';
import { useSearchParams } from '@resort/shared/router';
import { to } from '@resort/shared/routes';
import { Detail } from '@resort/shared/ui/detail';
import { useRoomRatesQuery } from '../../api/catalogue.ts';
import { useStayWish } from '../../stay/wish.ts';
import { RoomView } from './RoomView.tsx';

/** One room type with its rates, by the codes, dates and guests in the address. */
export default function HotelRoomScreen() {
  const t = useText('hotel');
  const [params] = useSearchParams();
  const [wish] = useStayWish();
  const [hotelCode, roomTypeCode] = [params.get('hotelCode') ?? '', params.get('roomTypeCode') ?? ''];
  const query = useRoomRatesQuery(
    { hotelCode, roomTypeCode, ...wish },
    { refetchOnMountOrArgChange: true }, // each rate's lock lives ten minutes
  );
  // the rates of other days stay until those of these are known, those of another room do not
  const data = query.data?.roomTypeCode === roomTypeCode ? query.data : undefined;
  return (
    <Detail
      title={t('room.title')}
      query={{ ...query, data }}
      failed={t('room.failed')}
      unknown={{
        title: t('room.unknown.title'),
        why: t('room.unknown.why'),
        way: { to: to('/hotels'), label: t('hotel.toHotels') },
      }}
    >
      {(room) => <RoomView room={room} rates={query.currentData} isAsking={query.isFetching} />}
    </Detail>
  );
}
