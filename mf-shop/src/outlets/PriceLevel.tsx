import { useText } from '@resort/shared/i18n';
import { VisuallyHidden } from '@resort/shared/ui';

/** The price level, 1 to 4, as one to four signs; a screen reader reads the level. */
export function PriceLevel({ level }: { level: number }) {
  const t = useText('shop');
  return (
    <span>
      <span aria-hidden="true">{'$'.repeat(level)}</span>
      <VisuallyHidden>{t('priceLevel', { level })}</VisuallyHidden>
    </span>
  );
}
