import { useText } from '@resort/shared/i18n';
import { formatDateTime } from '@resort/shared/format';
import { Notice } from '@resort/shared/ui';
import type { Freeze } from '@resort/release/client';

/** What lets nothing new on the channel, now or at a planned time. */
export function Freezes({ freezes }: { freezes: readonly Freeze[] }) {
  const t = useText('console');
  return freezes.map(({ id, from, until, by, reason }) => (
    <Notice key={id} tone="warning">
      {t(until === null ? 'freeze.open' : 'freeze.until', {
        by,
        from: formatDateTime(from, 'en'),
        until: until === null ? '' : formatDateTime(until, 'en'),
        reason: reason || t('noReason'),
      })}
    </Notice>
  ));
}
