import { formatDate } from '@resort/shared/format';
import { currentLanguage, useText } from '@resort/shared/i18n';
import { to } from '@resort/shared/routes';
import { Badge } from '@resort/shared/ui';
import { PictureCard } from '@resort/shared/ui/cards';
import type { OfferBrief } from '../../contract/index.ts';
import { SaveButton } from './SaveButton.tsx';

/** An offer in a list: its picture opens it, the heart saves it. */
export function OfferCard({ offer }: { offer: OfferBrief }) {
  const t = useText('vouchers');
  const { id, title, summary, picture, category, ended, hasCoupon } = offer;
  const where = offer.property?.name ?? offer.area.name;
  const until = t(ended ? 'offers.ended' : 'offers.until', {
    date: formatDate(offer.validTo, currentLanguage()),
  });
  return (
    <PictureCard
      picture={picture}
      over={category.name}
      aside={hasCoupon && !ended ? <Badge>{t('offers.voucher')}</Badge> : null}
      title={title}
      to={to('/offer', { id })}
      summary={summary}
      line={`${where} · ${until}`}
      corner={<SaveButton offer={offer} />}
      isDim={ended}
    />
  );
}
