import { useText } from '@resort/shared/i18n';
import { formatDateTime } from '@resort/shared/format';
import { Notice } from '@resort/shared/ui';
import type { Freeze } from '@resort/release/client';
import { isStanding } from '../actions/is-standing.ts';

/** What lets nothing new on the channel, now or at a planned time. */
export function Freezes({ freezes }: { freezes: readonly Freeze[] }) {
  const t = useText('console');
  return freezes.map((freeze) => {
    const { id, from, until, by, reason } = freeze;
    const words = {
      by,
      from: formatDateTime(from, 'en'),
      until: until === null ? t('freeze.open') : formatDateTime(until, 'en'),
      reason: reason || t('noReason'),
    };
    return isStanding(freeze) ? (
      <Notice key={id} tone="warning">
        {t('freeze.standing', words)}
      </Notice>
    ) : (
      <Notice key={id} tone="info">
        {t('freeze.planned', words)}
      </Notice>
    );
  });
}
