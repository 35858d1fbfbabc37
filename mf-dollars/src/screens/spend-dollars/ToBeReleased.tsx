import { formatDate } from '@resort/shared/format';
import { currentLanguage, useText } from '@resort/shared/i18n';
import { List, Row, SectionHeading } from '@resort/shared/ui';
import { DollarsAmount } from '@resort/shared/ui/amount';
import type { DollarRelease } from '../../../contract/index.ts';

/** Scheduled earnings, and when they become available; nothing if there are none. */
export function ToBeReleased({ releases }: { releases: readonly DollarRelease[] }) {
  const t = useText('dollars');
  const coming = releases.filter(({ status }) => status === 'SCHEDULED');
  if (coming.length === 0) return null;
  return (
    <section aria-labelledby="to-be-released">
      <SectionHeading id="to-be-released" title={t('spend.coming')} />
      <List>
        {coming.map(({ id, source, amount, releaseAt }) => (
          <Row
            key={id}
            title={source}
            detail={t('spend.from', { date: formatDate(releaseAt, currentLanguage()) })}
            value={<DollarsAmount value={amount} />}
          />
        ))}
      </List>
    </section>
  );
}
