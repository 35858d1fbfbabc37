import { useText } from '@resort/shared/i18n';
import { useSearchParams } from '@resort/shared/router';
import { Detail } from '@resort/shared/ui/detail';
import { useOutletQuery } from '../../api/catalogue.ts';
import { useUnknownOutlet } from '../../outlets/unknown-outlet.ts';
import { OutletView } from './OutletView.tsx';

/** One restaurant, spa or shop, by the `id` in the address. */
export default function OutletScreen() {
  const t = useText('shop');
  const shopId = useSearchParams()[0].get('id') ?? '';
  const isNothing = shopId === '';
  // whether it is open changes
  const query = useOutletQuery({ shopId }, { refetchOnMountOrArgChange: true, skip: isNothing });
  return (
    <Detail
      title={t('outlet.title')}
      isNothing={isNothing}
      query={query}
      failed={t('outlet.failed')}
      unknown={useUnknownOutlet()}
    >
      {(outlet) => <OutletView key={shopId} outlet={outlet} />}
    </Detail>
  );
}
