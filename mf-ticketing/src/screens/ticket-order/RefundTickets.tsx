import { formatAmount, formatDateTime } from '@resort/shared/format';
import { currentLanguage, useText } from '@resort/shared/i18n';
import { to } from '@resort/shared/routes';
import { Button, ButtonLink, ConfirmDialog, ErrorCard, Notice, Page, useOffline } from '@resort/shared/ui';
import { Fact, Facts } from '@resort/shared/ui/facts';
import { Checkbox } from '@resort/shared/ui/form';
import { RefundList } from '@resort/shared/ui/order';
import { useState, type ComponentProps } from 'react';
import type { TicketOrder, TicketRow } from '../../../contract/index.ts';
import { useRefundQuoteQuery } from '../../api/my-orders.ts';
import { placeText, performanceText } from '../../tickets/performance-words.ts';
import { refundFee } from './refund-fee.ts';
import styles from './ticket-order.module.css';
import type { WayProps } from './way.ts';
import { useRefund } from './use-refund.ts';

/** Gives tickets back: the rule and the amounts first, for the tickets that are chosen, then the question. */
export default function RefundTickets({ order }: WayProps) {
  const t = useText('ticketing');
  const back = order.tickets.filter(({ refund }) => refund !== null);
  const [left, setLeft] = useState<readonly string[]>([]);
  const chosen = back.filter(({ ticketNo }) => !left.includes(ticketNo));
  const toggle = (ticketNo: string) =>
    setLeft(left.includes(ticketNo) ? left.filter((each) => each !== ticketNo) : [...left, ticketNo]);
  return (
    <Page title={t('refunding.title')} over={order.title} lead={performanceText(order)}>
      <div className={styles['order']}>
        <Rule order={order} />
        {back.length > 1 ? (
          <fieldset className={styles['choice']}>
            <legend className={styles['legend']}>{t('refunding.which')}</legend>
            {back.map((ticket) => (
              <Choice
                key={ticket.ticketNo}
                order={order}
                ticket={ticket}
                isChosen={chosen.includes(ticket)}
                onToggle={() => toggle(ticket.ticketNo)}
              />
            ))}
          </fieldset>
        ) : null}
        {back.length === 0 ? <Notice>{t('refunding.not')}</Notice> : <Ask order={order} chosen={chosen} />}
        <ButtonLink look="plain" wide to={to('/ticket-order', { orderNo: order.orderNo })}>
          {t('gift.back')}
        </ButtonLink>
      </div>
    </Page>
  );
}

/** The refund notice in plain words, with its moments. */
function Rule({ order: { refund } }: WayProps) {
  const t = useText('ticketing');
  if (refund === null) return null;
  const at = (instant: string) => formatDateTime(instant, currentLanguage());
  return (
    <ul className={styles['rule']}>
      <li>{t('refunding.freeUntil', { time: at(refund.freeUntil) })}</li>
      {refund.feePercent === 0 ? null : (
        <li>{t('refunding.partUntil', { time: at(refund.closesAt), percent: refund.feePercent })}</li>
      )}
      <li>{t('refunding.none')}</li>
    </ul>
  );
}

interface ChoiceProps {
  order: TicketOrder;
  ticket: TicketRow;
  isChosen: boolean;
  onToggle: () => void;
}

function Choice({ order: { currency }, ticket, isChosen, onToggle }: ChoiceProps) {
  const { ticketNo, refund, holder } = ticket;
  const words = [placeText(ticket), ...(holder === null ? [] : [holder])].join(' · ');
  return (
    <Checkbox
      name={ticketNo}
      label={`${words} · ${formatAmount(refund?.back ?? '0.00', currency)}`}
      value={isChosen}
      onChange={onToggle}
      onBlur={() => undefined}
    />
  );
}

/** The fee, and the refund by each means. */
function Sums({ fee, parts }: { fee: string | null } & ComponentProps<typeof RefundList>) {
  const t = useText('ticketing');
  return (
    <>
      {fee === null ? null : (
        <Facts>
          <Fact name={t('refunding.fee')}>{fee}</Fact>
        </Facts>
      )}
      <RefundList parts={parts} />
    </>
  );
}

function Ask({ order, chosen }: { order: TicketOrder; chosen: readonly TicketRow[] }) {
  const t = useText('ticketing');
  const offline = useOffline();
  const [isAsking, setAsking] = useState(false);
  const fee = refundFee(chosen);
  const quote = useRefundQuoteQuery(
    { orderNo: order.orderNo, ticketNos: chosen.map(({ ticketNo }) => ticketNo) },
    { skip: chosen.length === 0, refetchOnMountOrArgChange: true },
  );
  const parts = chosen.length === 0 ? [] : (quote.currentData?.refund ?? []);
  const { refund, isRefunding, refusal } = useRefund(order, chosen, () => setAsking(false));
  const costs = /[1-9]/.test(fee);
  const sums = <Sums fee={costs ? formatAmount(fee, order.currency) : null} parts={parts} />;
  const unavailable = () => {
    if (offline !== undefined) return offline;
    if (chosen.length === 0) return t('refunding.chooseSome');
    return quote.currentData !== undefined || quote.isFetching ? undefined : t('refunding.failed');
  };
  return (
    <div className={styles['section']}>
      {sums}
      {costs ? null : <p>{t('refunding.free')}</p>}
      {quote.isError ? (
        <ErrorCard
          message={t('refunding.failed')}
          isRetrying={quote.isFetching}
          onRetry={() => void quote.refetch()}
        />
      ) : null}
      {refusal === null ? null : <Notice tone="danger">{refusal}</Notice>}
      <Button
        look="danger"
        wide
        busy={chosen.length > 0 && quote.isFetching}
        unavailable={unavailable()}
        onClick={() => setAsking(true)}
      >
        {t('refunding.refund')}
      </Button>
      {isAsking ? (
        <ConfirmDialog
          title={t('refunding.question', { count: chosen.length })}
          confirm={t('refunding.confirm')}
          isDangerous
          busy={isRefunding}
          onConfirm={refund}
          onClose={() => setAsking(false)}
        >
          {sums}
        </ConfirmDialog>
      ) : null}
    </div>
  );
}
