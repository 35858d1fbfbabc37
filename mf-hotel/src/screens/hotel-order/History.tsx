import { formatDateTime } from '@resort/shared/format';
import { currentLanguage, useText } from '@resort/shared/i18n';
import { Accordion } from '@resort/shared/ui';
import { Fact, Facts } from '@resort/shared/ui/facts';
import type { HotelOrderDetail } from '../../../contract/index.ts';

/** The order's history, oldest first. */
export function History({ order: { history } }: { order: HotelOrderDetail }) {
  const t = useText('hotel');
  if (history.length < 2) return null;
  const content = (
    <Facts>
      {history.map(({ at, event }) => (
        <Fact key={`${event} ${at}`} name={t(`event.${event}`)}>
          {formatDateTime(at, currentLanguage())}
        </Fact>
      ))}
    </Facts>
  );
  return <Accordion name="history" items={[{ title: t('order.history'), content }]} />;
}
