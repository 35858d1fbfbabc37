import { useText } from '@resort/shared/i18n';
import { SectionHeading } from '@resort/shared/ui';
import { Amount } from '@resort/shared/ui/amount';
import { Fact, Facts } from '@resort/shared/ui/facts';
import type { Checkout } from '../../../contract/index.ts';

/** What was booked with it and is paid at the hotel or the outlet; nothing where there is none. */
export function OnTheSpot({ items, currency }: Pick<Checkout, 'items' | 'currency'>) {
  const t = useText('hotel');
  const onSpot = items.filter((item) => item.onSpot);
  if (onSpot.length === 0) return null;
  return (
    <section>
      <SectionHeading title={t('checkout.onSpot')} />
      <Facts>
        {onSpot.map(({ orderNo, title, total }) => (
          <Fact key={orderNo} name={title}>
            <Amount value={total} currency={currency} />
          </Fact>
        ))}
      </Facts>
    </section>
  );
}
