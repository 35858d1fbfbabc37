import { useText } from '@resort/shared/i18n';
import { useSearchParams } from '@resort/shared/router';
import { Page } from '@resort/shared/ui';
import { Nothing } from '../../exchange/Nothing.tsx';
import { useInAddress } from '../../parts/use-in-address.ts';
import { DollarExchange } from './DollarExchange.tsx';
import { PointsExchange } from './PointsExchange.tsx';

/** The redemption in the address: `?type=dollar|points&id=…&qty=…`, and `way=TOP_UP` with money. */
export default function ExchangeSureScreen() {
  const t = useText('dollars');
  const [query] = useSearchParams();
  const id = query.get('id') ?? '';
  const [asked, ask] = useInAddress('qty');
  const qty = /^[1-9]$/.test(asked ?? '') ? Number(asked) : 1;
  const choice = { id, qty, onQty: (next: number) => ask(String(next)) };
  const type = /^[1-9]\d{0,14}$/.test(id) ? query.get('type') : null;
  if (type === 'dollar') return <DollarExchange key={id} {...choice} />;
  const way = query.get('way') === 'TOP_UP' ? 'TOP_UP' : 'POINTS';
  if (type === 'points') return <PointsExchange key={`${id} ${way}`} {...choice} way={way} />;
  return (
    <Page title={t('confirm.title')}>
      <Nothing />
    </Page>
  );
}
