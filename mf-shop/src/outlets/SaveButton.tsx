import { useText } from '@resort/shared/i18n';
import { SaveButton as Heart } from '@resort/shared/ui/list';
import type { ShopBrief } from '../../contract/index.ts';
import { useSaveOutlet } from './use-save-outlet.ts';

/** Saves an outlet or removes it from the saved ones. */
export function SaveButton({ outlet }: { outlet: Pick<ShopBrief, 'shopId' | 'name' | 'collected'> }) {
  const t = useText('shop');
  return (
    <Heart
      label={t('save.action', { name: outlet.name })}
      isSaved={outlet.collected}
      save={useSaveOutlet(outlet.shopId)}
      words={{
        saved: t('save.saved'),
        removed: t('save.removed'),
        notSaved: t('save.notSaved'),
        notRemoved: t('save.notRemoved'),
      }}
    />
  );
}
