import { useText } from '@resort/shared/i18n';
import { PictureTiles } from '@resort/shared/ui/tiles';
import { useBannersQuery } from '@resort/shared/ui/home';

/** The banners at the top of the page. */
export function Banners() {
  const { data, isError } = useBannersQuery();
  return <PictureTiles label={useText('content')('home.banners')} tiles={data} isError={isError} areTall />;
}
