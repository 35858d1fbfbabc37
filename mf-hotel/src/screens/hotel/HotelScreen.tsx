import { isNotFound } from '@resort/shared/api';
import { useText } from '@resort/shared/i18n';
import { useSearchParams } from '@resort/shared/router';
import { to } from '@resort/shared/routes';
import { ButtonLink, EmptyState, ErrorCard, Page, SkeletonPictureCard, Waiting } from '@resort/shared/ui';
import { Illustration } from '@resort/shared/ui/illustration';
import { useHotelQuery } from '../../api/catalogue.ts';
import { HotelView } from './HotelView.tsx';

/** One house, by the `hotelCode` in the address, for the days and the people there. */
export default function HotelScreen() {
  const t = useText('hotel');
  const hotelCode = useSearchParams()[0].get('hotelCode') ?? '';
  const { data: hotel, error, isFetching, refetch } = useHotelQuery({ hotelCode });
  if (hotel) return <HotelView hotel={hotel} />;
  const isUnknown = isNotFound(error);
  return (
    <Page title={t('house.title')}>
      {error === undefined ? (
        <Waiting>
          <SkeletonPictureCard />
        </Waiting>
      ) : null}
      {isUnknown ? (
        <EmptyState
          art={<Illustration of="search" />}
          title={t('house.unknown.title')}
          why={t('house.unknown.why')}
          action={<ButtonLink to={to('/hotels')}>{t('house.toHotels')}</ButtonLink>}
        />
      ) : null}
      {error !== undefined && !isUnknown ? (
        <ErrorCard message={t('house.failed')} isRetrying={isFetching} onRetry={() => void refetch()} />
      ) : null}
    </Page>
  );
}
