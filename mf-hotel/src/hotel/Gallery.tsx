import { useText } from '@resort/shared/i18n';
import { Gallery as Pictures } from '@resort/shared/ui/gallery';
import type { HotelPage } from '../../contract/index.ts';

/** Pictures of a hotel or a room side by side, each with its position. */
export function Gallery({ pictures }: { pictures: HotelPage['images'] }) {
  const t = useText('hotel');
  return (
    <Pictures
      label={t('hotel.pictures')}
      pictures={pictures}
      placeOf={(place, of) => t('hotel.picture', { place, of })}
    />
  );
}
