import { useText } from '@resort/shared/i18n';
import { Arriving } from '@resort/shared/ui/order';
import type { HotelOrderDetail } from '../../../contract/index.ts';
import { useHotelQuery } from '../../api/catalogue.ts';

/** The hotel's location, and how to reach it. */
export function TheHouse({ order: { hotelCode, phone } }: { order: HotelOrderDetail }) {
  const t = useText('hotel');
  const { data: house } = useHotelQuery({ hotelCode });
  const place = house && {
    address: house.address,
    at: { latitude: house.geo.lat, longitude: house.geo.lng },
    inChinese: house.inChinese,
  };
  return <Arriving title={t('order.house')} place={place} phone={phone} />;
}
