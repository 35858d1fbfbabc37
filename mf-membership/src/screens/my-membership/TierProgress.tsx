import { formatCount, formatDayMonth } from '@resort/shared/format';
import { currentLanguage, useText } from '@resort/shared/i18n';
import { ProgressBar } from '@resort/shared/ui/tier';
import type { MembershipStatus } from '../../../contract/index.ts';

/** Progress to the next tier and its deadline; in the highest tier, what it takes to stay there. */
export function TierProgress({ membership, tierName }: { membership: MembershipStatus; tierName: string }) {
  const t = useText('membership');
  const { tierPoints: value, keep, upgrade } = membership;
  const label = t('tier.points');
  const by = (date: string) => ({ end: t('tier.by', { date: formatDayMonth(date, currentLanguage()) }) });
  const missing = (need: number) => ({ points: formatCount(need), count: need });

  if (upgrade) {
    const { need, threshold, nextTierName: tier } = upgrade;
    const bar = { label, value, max: threshold };
    return need === 0 ? (
      <ProgressBar {...bar} valueText={t('tier.reached', { tier })} />
    ) : (
      <ProgressBar {...bar} {...by(upgrade.by)} valueText={t('tier.toNext', { ...missing(need), tier })} />
    );
  }
  if (keep.need === 0) return <ProgressBar label={label} value={1} max={1} valueText={t('tier.highest')} />;
  const valueText = t('tier.toKeep', { ...missing(keep.need), tier: tierName });
  return (
    <ProgressBar label={label} value={value} max={value + keep.need} valueText={valueText} {...by(keep.by)} />
  );
}
