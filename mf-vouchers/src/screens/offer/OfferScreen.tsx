import { isNotFound } from '@resort/shared/api';
import { useText } from '@resort/shared/i18n';
import { useSearchParams } from '@resort/shared/router';
import { to } from '@resort/shared/routes';
import { ButtonLink, EmptyState, ErrorCard, Page, SkeletonPictureCard, Waiting } from '@resort/shared/ui';
import { Illustration } from '@resort/shared/ui/illustration';
import { useOfferQuery } from '../../api/offers.ts';
import { OfferView } from './OfferView.tsx';

/** One offer, by the `id` in the address. */
export default function OfferScreen() {
  const t = useText('vouchers');
  const id = useSearchParams()[0].get('id') ?? '';
  // stock and this member's own vouchers change
  const {
    data: offer,
    error,
    isFetching,
    refetch,
  } = useOfferQuery({ id }, { refetchOnMountOrArgChange: true });
  if (offer) return <OfferView offer={offer} />;
  const isUnknown = isNotFound(error);
  return (
    <Page title={t('offer.title')}>
      {error === undefined ? (
        <Waiting>
          <SkeletonPictureCard />
        </Waiting>
      ) : null}
      {isUnknown ? (
        <EmptyState
          art={<Illustration of="search" />}
          title={t('offer.unknown.title')}
          why={t('offer.unknown.why')}
          action={<ButtonLink to={to('/offers')}>{t('offer.toOffers')}</ButtonLink>}
        />
      ) : null}
      {error !== undefined && !isUnknown ? (
        <ErrorCard message={t('offer.failed')} isRetrying={isFetching} onRetry={() => void refetch()} />
      ) : null}
    </Page>
  );
}
