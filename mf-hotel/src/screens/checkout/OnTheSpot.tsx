import { useText } from '@resort/shared/i18n';
import { SectionHeading } from '@resort/shared/ui';
import { Amount } from '@resort/shared/ui/amount';
import { Fact, Facts } from '@resort/shared/ui/facts';

interface OnTheSpotProps {
  items: readonly { key: string; title: string; total: string; onSpot: boolean }[];
  currency: string;
}

/** Items of the same order that are paid at the hotel or the outlet; nothing if there are none. */
export function OnTheSpot({ items, currency }: OnTheSpotProps) {
  const t = useText('hotel');
  const onSpot = items.filter((item) => item.onSpot);
  if (onSpot.length === 0) return null;
  return (
    <section>
      <SectionHeading title={t('checkout.onSpot')} />
      <Facts>
        {onSpot.map(({ key, title, total }) => (
          <Fact key={key} name={title}>
            <Amount value={total} currency={currency} />
          </Fact>
        ))}
      </Facts>
    </section>
  );
}
