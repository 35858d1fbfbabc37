import { useText } from '@resort/shared/i18n';
import { Notice } from '@resort/shared/ui';
import type { ChannelHealth } from '@resort/release/client';

/** What the registry makes of it, in a sentence; heard when it changes. */
export function Verdict({
  health: { baseline, worse, doubts, units, minimumVisits },
}: {
  health: ChannelHealth;
}) {
  const t = useText('console');
  if (baseline === null) return null;
  if (worse.length > 0 || doubts.length > 0)
    return (
      <Notice tone="danger">
        {worse.length > 0 ? t('health.worse') : t('health.doubts')}
        {[...worse, ...doubts].map((reason) => (
          <span key={reason}>
            <br />
            {reason}
          </span>
        ))}
      </Notice>
    );
  // a unit that changes and has too few visits is not judged yet, whatever the others have
  const isEarly = units
    .filter(({ version, baselineVersion }) => version !== baselineVersion)
    .some(({ failures }) => failures.some(({ verdict }) => verdict === 'too few'));
  return isEarly ? (
    <Notice tone="info">{t('health.early', { visits: minimumVisits })}</Notice>
  ) : (
    <Notice tone="success">{t('health.fine')}</Notice>
  );
}
