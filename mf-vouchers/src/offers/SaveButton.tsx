import { useText } from '@resort/shared/i18n';
import { SaveButton as Heart } from '@resort/shared/ui/list';
import type { OfferBrief } from '../../contract/index.ts';
import { useSaveOffer } from './use-save-offer.ts';

/** Saves an offer or removes it from the saved ones. */
export function SaveButton({ offer }: { offer: OfferBrief }) {
  const t = useText('vouchers');
  return (
    <Heart
      label={t('save.action', { title: offer.title })}
      isSaved={offer.collected}
      save={useSaveOffer(offer)}
      words={{
        saved: t('save.saved'),
        removed: t('save.removed'),
        notSaved: t('save.notSaved'),
        notRemoved: t('save.notRemoved'),
      }}
    />
  );
}
