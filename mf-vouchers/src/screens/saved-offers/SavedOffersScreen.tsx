import { useText } from '@resort/shared/i18n';
import { to } from '@resort/shared/routes';
import { ButtonLink, EmptyState, ErrorCard, Page, SkeletonPictureCard, Waiting } from '@resort/shared/ui';
import { Illustration } from '@resort/shared/ui/illustration';
import { EndlessList } from '@resort/shared/ui/list';
import { useSavedOffersInfiniteQuery } from '../../api/offers.ts';
import { rowsOf } from '../../api/pages.ts';
import { OfferCard } from '../../offers/OfferCard.tsx';

/** The offers that the member saved, the latest first; the heart takes one away, and brings it back. */
export default function SavedOffersScreen() {
  const t = useText('vouchers');
  const query = useSavedOffersInfiniteQuery({});
  const rows = rowsOf(query.data);
  return (
    <Page title={t('saved.title')}>
      {rows === undefined && query.isError ? (
        <ErrorCard
          message={t('saved.failed')}
          isRetrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      ) : null}
      {rows === undefined && !query.isError ? (
        <Waiting>
          <SkeletonPictureCard />
        </Waiting>
      ) : null}
      {rows?.length === 0 ? (
        <EmptyState
          art={<Illustration of="favourites" />}
          title={t('saved.none.title')}
          why={t('saved.none.why')}
          action={<ButtonLink to={to('/offers')}>{t('offer.toOffers')}</ButtonLink>}
        />
      ) : null}
      {rows === undefined || rows.length === 0 ? null : (
        <EndlessList
          label={t('saved.title')}
          items={rows}
          keyOf={({ id }) => id}
          render={(offer) => <OfferCard offer={offer} eager={offer === rows[0]} />}
          hasMore={query.hasNextPage}
          isLoadingMore={query.isFetchingNextPage}
          hasFailed={query.isFetchNextPageError}
          onMore={() => void query.fetchNextPage()}
        />
      )}
    </Page>
  );
}
