import { useText } from '@resort/shared/i18n';
import { useSearchParams } from '@resort/shared/router';
import { to } from '@resort/shared/routes';
import { Detail } from '@resort/shared/ui/detail';
import { useHotelQuery } from '../../api/hotel.ts';
import { HotelView } from './HotelView.tsx';

/** One hotel, by the `hotelCode` in the address, for the dates and guests in the address. */
export default function HotelScreen() {
  const t = useText('hotel');
  const hotelCode = useSearchParams()[0].get('hotelCode') ?? '';
  const query = useHotelQuery({ hotelCode });
  return (
    <Detail
      title={t('hotel.title')}
      query={query}
      failed={t('hotel.failed')}
      unknown={{
        title: t('hotel.unknown.title'),
        why: t('hotel.unknown.why'),
        way: { to: to('/hotels'), label: t('hotel.toHotels') },
      }}
    >
      {(hotel) => <HotelView hotel={hotel} />}
    </Detail>
  );
}
