import { useText } from '../../../i18n/index.ts';
import { servedLink, to } from '../../../routes/index.ts';
import { ButtonLink } from '../../button/button.tsx';

/** Statuses of all kinds in which nothing has been bought; the server has no receipt then. */
const NOTHING_YET = new Set(['HELD', 'BOUND', 'HELD_TO_ASK', 'CREATED', 'EXPIRED', 'EXPIRED_TO_ASK']);

/** To the receipt of an order and the way of its refunds; nothing if the release has no such screen. */
export function ReceiptLink({ order: { orderNo, status } }: { order: { orderNo: string; status: string } }) {
  const t = useText('kit');
  const link = servedLink(to('/receipt', { orderNo }));
  if (link === undefined || NOTHING_YET.has(status)) return null;
  return (
    <ButtonLink look="quiet" wide to={link}>
      {t('receipt')}
    </ButtonLink>
  );
}
