import { useReadAt } from '@resort/shared/api';
import { formatCount, formatDayMonth } from '@resort/shared/format';
import { currentLanguage, useText } from '@resort/shared/i18n';
import { useSearchParams } from '@resort/shared/router';
import { ErrorCard, Page, Skeleton, SkeletonText, Waiting, useUpdated } from '@resort/shared/ui';
import type { Benefits, TierBenefits } from '../../../contract/index.ts';
import { useBenefitsQuery, useTiersQuery } from '../../api/benefits.ts';
import { Gifts } from './Gifts.tsx';
import { Matrix } from './Matrix.tsx';
import { NextTier } from './NextTier.tsx';
import styles from './my-benefits.module.css';

/** What each tier offers, what a higher one would add, and the gifts of the card. */
export default function MyBenefitsScreen() {
  const t = useText('membership');
  const benefits = useBenefitsQuery();
  const tiers = useTiersQuery();
  const isFetching = benefits.isFetching || tiers.isFetching;
  const retry = () => {
    void benefits.refetch();
    void tiers.refetch();
  };
  const isWithout = (benefits.isError && !benefits.data) || (tiers.isError && !tiers.data);
  if (benefits.data && tiers.data) return <Shown benefits={benefits.data} tiers={tiers.data} />;
  return (
    <Page title={t('benefits.title')}>
      {isWithout ? (
        <ErrorCard message={t('benefits.failed')} isRetrying={isFetching} onRetry={retry} />
      ) : (
        <Waiting>
          <div className={styles['screen']}>
            <Skeleton height={56} />
            <SkeletonText lines={3} />
            <Skeleton height={240} />
          </div>
        </Waiting>
      )}
    </Page>
  );
}

function Shown({ benefits, tiers }: { benefits: Benefits; tiers: readonly TierBenefits[] }) {
  const t = useText('membership');
  const [query] = useSearchParams();
  const updated = useUpdated(useReadAt('/member/benefits'), undefined);
  const { current, matrix } = benefits;
  const at = tiers.findIndex(({ tier }) => tier === current.tier);
  const higher = tiers.slice(at + 1);
  const compared = higher.find(({ tier }) => tier === query.get('tier')) ?? higher[0];
  return (
    <Page over={tiers[at]?.name ?? ''} title={t('benefits.title')} lead={useLead(benefits, tiers)}>
      <div className={styles['screen']}>
        {updated === '' ? null : <p className={styles['small']}>{updated}</p>}
        {compared === undefined ? null : (
          <NextTier matrix={matrix} from={current.tier} to={compared.tier} name={compared.name} />
        )}
        <Matrix matrix={matrix} tiers={tiers} current={current.tier} />
        {/* last: they load in three steps, and would push content below down */}
        <Gifts />
      </div>
    </Page>
  );
}

/** What is missing for the next tier and by when. */
function useLead({ current }: Benefits, tiers: readonly TierBenefits[]): string {
  const t = useText('membership');
  const { nextTier, need, periodEnd } = current;
  if (nextTier === null) return t('benefits.highest');
  const tier = tiers.find((each) => each.tier === nextTier)?.name ?? '';
  if (need === 0) return t('tier.reached', { tier });
  const date = formatDayMonth(periodEnd, currentLanguage());
  return t('benefits.toNext', { points: formatCount(need), count: need, tier, date });
}
