import { useText } from '@resort/shared/i18n';
import { to } from '@resort/shared/routes';
import { ButtonLink, EmptyState, Page } from '@resort/shared/ui';
import { Illustration } from '@resort/shared/ui/illustration';
import { rowsOf } from '@resort/shared/ui/list';
import { useSavedOffersInfiniteQuery } from '../../api/offers.ts';
import { OfferList } from '../../offers/OfferList.tsx';

/** The offers that the member saved, the latest first; the heart takes one away, and brings it back. */
export default function SavedOffersScreen() {
  const t = useText('vouchers');
  const query = useSavedOffersInfiniteQuery({});
  return (
    <Page title={t('saved.title')}>
      <OfferList
        label={t('saved.title')}
        query={query}
        items={rowsOf(query.data, ({ id }) => id)}
        failed={t('saved.failed')}
        empty={
          <EmptyState
            art={<Illustration of="favourites" />}
            title={t('saved.none.title')}
            why={t('saved.none.why')}
            action={<ButtonLink to={to('/offers')}>{t('offer.toOffers')}</ButtonLink>}
          />
        }
      />
    </Page>
  );
}
