import { useText } from '@resort/shared/i18n';
import { QuickMenu } from '@resort/shared/ui/home';

const WAYS = [
  { key: 'stay', icon: 'bed', link: '/hotels' },
  { key: 'dine', icon: 'utensils', link: '/dining' },
  { key: 'spa', icon: 'flower', link: '/spa' },
  { key: 'show', icon: 'ticket', link: '/tickets' },
] as const;

/** The four things a member books. */
export function BookWays() {
  const t = useText('content');
  return (
    <QuickMenu
      look="discs"
      label={t('home.book')}
      items={WAYS.map((way, order) => ({ ...way, name: t(`home.ways.${way.key}`), order }))}
    />
  );
}
