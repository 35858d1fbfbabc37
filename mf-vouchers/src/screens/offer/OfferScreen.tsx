import { useText } from '@resort/shared/i18n';
import { useSearchParams } from '@resort/shared/router';
import { to } from '@resort/shared/routes';
import { Detail } from '@resort/shared/ui/detail';
import { useOfferQuery } from '../../api/offers.ts';
import { OfferView } from './OfferView.tsx';

/** One offer, by the `id` in the address. */
export default function OfferScreen() {
  const t = useText('vouchers');
  const id = useSearchParams()[0].get('id') ?? '';
  // stock and this member's own vouchers change
  const query = useOfferQuery({ id }, { refetchOnMountOrArgChange: true });
  return (
    <Detail
      title={t('offer.title')}
      query={query}
      failed={t('offer.failed')}
      unknown={{
        title: t('offer.unknown.title'),
        why: t('offer.unknown.why'),
        way: { to: to('/offers'), label: t('offer.toOffers') },
      }}
    >
      {(offer) => <OfferView offer={offer} />}
    </Detail>
  );
}
