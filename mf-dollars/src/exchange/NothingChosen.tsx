import { useText } from '@resort/shared/i18n';
import { to } from '@resort/shared/routes';
import { ButtonLink, EmptyState } from '@resort/shared/ui';
import { Illustration } from '@resort/shared/ui/illustration';

/** An address without an item to redeem, or with one that does not exist. */
export default function NothingChosen({ isGone }: { isGone: boolean }) {
  const t = useText('dollars');
  return (
    <EmptyState
      art={<Illustration of="search" />}
      title={t(isGone ? 'shelf.none' : 'confirm.nothing')}
      why={t(isGone ? 'shelf.noneWhy' : 'confirm.nothingWhy')}
      action={<ButtonLink to={to('/redeem-rewards')}>{t('link.rewards')}</ButtonLink>}
    />
  );
}
