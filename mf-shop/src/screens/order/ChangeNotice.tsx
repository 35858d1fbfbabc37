import { formatBusinessDate } from '@resort/shared/format';
import { currentLanguage, useText } from '@resort/shared/i18n';
import { Notice } from '@resort/shared/ui';
import type { Reservation } from '../../../contract/index.ts';

/** A requested or declined change of time; the current reservation is shown below it. */
export function ChangeNotice({ change }: { change: Reservation['change'] }) {
  const t = useText('shop');
  if (change === null) return null;
  const { state, date, time, party, reason } = change;
  const wish = [formatBusinessDate(date, currentLanguage()), time, t('guests', { count: party })].join(' · ');
  return (
    <Notice tone={state === 'ASKED' ? 'info' : 'warning'}>
      <p>{t(`order.change${state}`, { wish })}</p>
      {reason === null ? null : <p>{reason}</p>}
    </Notice>
  );
}
