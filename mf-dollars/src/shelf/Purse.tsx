import { useDollarBalanceQuery } from '@resort/shared/calls/dollar-balance';
import { formatAmount, formatCount } from '@resort/shared/format';
import { useText } from '@resort/shared/i18n';
import { to } from '@resort/shared/routes';
import { Figures } from '@resort/shared/ui';
import { useMyPointsQuery } from '../api/points-goods.ts';

/** The member's available balances, each with a link to where it is spent; a dash while it is unknown. */
export function Purse() {
  const t = useText('dollars');
  const { data: dollars } = useDollarBalanceQuery();
  const { data: points } = useMyPointsQuery();
  return (
    <Figures
      figures={[
        {
          name: t('purse.dollars'),
          value: dollars ? formatAmount(dollars.available) : '–',
          to: to('/spend-dollars'),
        },
        {
          name: t('purse.points'),
          value: points ? formatCount(points.points) : '–',
          to: to('/points-mall'),
        },
      ]}
    />
  );
}
