import { formatBusinessDate, formatDateTime, onOneLine } from '@resort/shared/format';
import { currentLanguage, useText } from '@resort/shared/i18n';
import { Notice } from '@resort/shared/ui';
import type { Reservation, Visit } from '../../../contract/index.ts';

/**
 * A change that the member requested or that the venue declined; the current reservation is shown below it. Without
 * one, the last change that took effect.
 */
export function ChangeNotice({ change, moved }: Pick<Reservation, 'change' | 'moved'>) {
  const t = useText('shop');
  const inWords = ({ date, time, party }: Visit) =>
    [formatBusinessDate(date, currentLanguage()), time, t('guests', { count: party })]
      .map(onOneLine)
      .join(' · ');
  if (change === null) {
    if (moved === null) return null;
    const at = onOneLine(formatDateTime(moved.at, currentLanguage()));
    return <Notice>{t('order.moved', { at, from: inWords(moved.from) })}</Notice>;
  }
  return (
    <Notice tone={change.state === 'ASKED' ? 'info' : 'warning'}>
      <p>{t(`order.change${change.state}`, { wish: inWords(change) })}</p>
      {change.reason === null ? null : <p>{change.reason}</p>}
    </Notice>
  );
}
