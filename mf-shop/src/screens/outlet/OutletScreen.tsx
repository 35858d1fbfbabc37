import { isNotFound } from '@resort/shared/api';
import { useText } from '@resort/shared/i18n';
import { useSearchParams } from '@resort/shared/router';
import { ErrorCard, Page, SkeletonPictureCard, Waiting } from '@resort/shared/ui';
import { useOutletQuery } from '../../api/catalogue.ts';
import { NoOutlet } from '../../outlets/NoOutlet.tsx';
import { OutletView } from './OutletView.tsx';

/** One restaurant, spa or shop, by the `id` in the address. */
export default function OutletScreen() {
  const t = useText('shop');
  const shopId = useSearchParams()[0].get('id') ?? '';
  // whether it is open changes
  const { data, error, isFetching, refetch } = useOutletQuery(
    { shopId },
    { refetchOnMountOrArgChange: true, skip: shopId === '' },
  );
  if (data) return <OutletView key={shopId} outlet={data} />;
  if (shopId === '' || isNotFound(error)) return <NoOutlet />;
  return (
    <Page title={t('outlet.title')}>
      {error === undefined ? (
        <Waiting>
          <SkeletonPictureCard />
        </Waiting>
      ) : (
        <ErrorCard message={t('outlet.failed')} isRetrying={isFetching} onRetry={() => void refetch()} />
      )}
    </Page>
  );
}
