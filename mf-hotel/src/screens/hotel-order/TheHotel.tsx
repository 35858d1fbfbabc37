import { useText } from '@resort/shared/i18n';
import { Arriving } from '@resort/shared/ui/order';
import type { HotelOrderDetail } from '../../../contract/index.ts';
import { useHotelQuery } from '../../api/hotel.ts';

/** The hotel's location, and how to reach it. */
export function TheHotel({ order: { hotelCode, phone } }: { order: HotelOrderDetail }) {
  const t = useText('hotel');
  const { data: hotel } = useHotelQuery({ hotelCode });
  const place = hotel && {
    address: hotel.address,
    at: { latitude: hotel.geo.lat, longitude: hotel.geo.lng },
    inChinese: hotel.inChinese,
  };
  return <Arriving title={t('order.hotel')} place={place} phone={phone} />;
}
