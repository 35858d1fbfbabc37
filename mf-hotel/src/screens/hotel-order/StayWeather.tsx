import { ForecastSection } from '@resort/shared/ui/weather';
import type { HotelOrderDetail } from '../../../contract/index.ts';

/** The weather on the days of the stay, as far as it is known. */
export default function StayWeather({ order: { checkIn, checkOut } }: { order: HotelOrderDetail }) {
  return <ForecastSection days={{ from: checkIn, to: checkOut }} />;
}
