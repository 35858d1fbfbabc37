import { formatDateTime } from '@resort/shared/format';
import { currentLanguage, useText } from '@resort/shared/i18n';
import { List, Row, SectionHeading } from '@resort/shared/ui';
import { DollarsAmount } from '@resort/shared/ui/amount';
import type { DollarHold } from '../../../contract/index.ts';

/** Resort Dollars on hold for bookings, and until when; nothing if there are none. */
export function Held({ holds }: { holds: readonly DollarHold[] }) {
  const t = useText('dollars');
  if (holds.length === 0) return null;
  const moment = (instant: string) => formatDateTime(instant, currentLanguage());
  return (
    <section aria-labelledby="held">
      <SectionHeading id="held" title={t('spend.heldFor')} />
      <List>
        {holds.map(({ holdId, title, amount, heldAt, expireAt }) => (
          <Row
            key={holdId}
            title={title}
            detail={
              expireAt === null
                ? t('spend.heldSince', { time: moment(heldAt) })
                : t('spend.heldUntil', { time: moment(expireAt) })
            }
            value={<DollarsAmount value={amount} />}
          />
        ))}
      </List>
    </section>
  );
}
