import type { CartItem } from '@resort/shared/calls/cart';
import { useText } from '@resort/shared/i18n';
import { Badge, Button, Picture, Surface, VisuallyHidden } from '@resort/shared/ui';
import { Amount } from '@resort/shared/ui/amount';
import { datesText } from '../../orders/stay-words.ts';

export interface CartItemCardProps {
  item: CartItem;
  currency: string;
  onRemove: () => void;
}

/** The kinds of cart items. */
type ItemKind = 'ROOM' | 'DINING' | 'SPA';

/** An item of the cart at its current price, or unavailable. */
export function CartItemCard({ item, currency, onRemove }: CartItemCardProps) {
  const t = useText('hotel');
  const { title, image, dates, qty, price, onSpot, priceChanged, expired, itemType } = item;
  const badge = expired ? (
    <Badge tone="plain">{t('cart.expired')}</Badge>
  ) : priceChanged ? (
    <Badge tone="warning">{t('cart.newPrice')}</Badge>
  ) : undefined;
  return (
    <Surface
      level={2}
      title={title}
      picture={image === null ? undefined : <Picture src={image} alt="" ratio="1:1" />}
      badge={badge}
      isDim={expired}
      lines={[
        t(`cart.kinds.${itemType as ItemKind}`),
        ...(dates.length === 0 ? [] : [datesText(dates)]),
        ...(qty === 1 ? [] : [t('cart.quantity', { count: qty })]),
        ...(expired ? [] : [<Amount key="price" value={price} currency={currency} />]),
        ...(onSpot && !expired ? [t('rate.pay.AT_HOTEL')] : []),
      ]}
    >
      <Button look="plain" onClick={onRemove}>
        {t('cart.remove')}
        <VisuallyHidden> {title}</VisuallyHidden>
      </Button>
    </Surface>
  );
}
