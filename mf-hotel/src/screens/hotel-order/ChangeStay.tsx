import { isApiError } from '@resort/shared/api';
import { formatAmount, sentencesText } from '@resort/shared/format';
import { currentLanguage, useText } from '@resort/shared/i18n';
import { Button, ErrorCard, Notice, Page, SkeletonRows, useOffline, Waiting } from '@resort/shared/ui';
import { moneyText, parseMoney } from '@resort/shared/ui/amount';
import { Fact, Facts } from '@resort/shared/ui/facts';
import { RefundList } from '@resort/shared/ui/order';
import { useState } from 'react';
import type { HotelOrderDetail } from '../../../contract/index.ts';
import { useQuoteQuery } from '../../api/prices.ts';
import type { Quote } from '../../booking/use-price.ts';
import { useCancelWords } from '../../booking/use-cancel-words.ts';
import { datesText } from '../../orders/stay-words.ts';
import { StayPicker } from '../../stay/StayPicker.tsx';
import type { StayWish } from '../../stay/wish.ts';
import styles from './hotel-order.module.css';
import { useChange } from './use-change.ts';

export interface ChangeProps {
  order: HotelOrderDetail;
}

/** Other days or another company in the same room at the same rate, with the difference before anything happens. */
export default function ChangeStay({ order }: ChangeProps) {
  const t = useText('hotel');
  const { hotelCode, roomTypeCode, rateCode, orderNo, checkIn, checkOut, rooms, adults, children } = order;
  const [wish, setWish] = useState<StayWish>({ checkIn, checkOut, rooms, adults, children });
  const isSame = (Object.keys(wish) as (keyof StayWish)[]).every((name) => wish[name] === order[name]);
  const currency = order.currency === 'HKD' ? 'HKD' : 'MOP';
  const query = useQuoteQuery(
    { hotelCode, roomTypeCode, rateCode, ...wish, currency, orderNo },
    { skip: isSame, refetchOnMountOrArgChange: true },
  );
  const quote = query.isError || isSame ? undefined : query.currentData;
  const bar = isApiError(query.error) && query.error.errorCode !== null ? query.error.message : null;
  const hasFailed = query.isError && bar === null;
  return (
    <Page title={t('change.title')} lead={t('change.lead', { room: order.roomName })}>
      <div className={styles['order']}>
        <p>{t('change.now', { dates: datesText([checkIn, checkOut]) })}</p>
        <StayPicker
          wish={wish}
          scope={{ hotelCode, roomTypeCode }}
          onChange={(change) => setWish((before) => ({ ...before, ...change }))}
        />
        {isSame ? <Notice>{t('change.choose')}</Notice> : null}
        {!isSame && bar !== null ? <Notice tone="danger">{bar}</Notice> : null}
        {!isSame && hasFailed ? (
          <ErrorCard
            message={t('book.failed')}
            onRetry={() => void query.refetch()}
            isRetrying={query.isFetching}
          />
        ) : null}
        {isSame || query.isError || quote !== undefined ? null : (
          <Waiting>
            <SkeletonRows />
          </Waiting>
        )}
        {quote === undefined ? null : (
          <Difference order={order} quote={quote} onRefused={() => void query.refetch()} />
        )}
      </div>
    </Page>
  );
}

interface DifferenceProps extends ChangeProps {
  quote: Quote;
  /** the price and its lock are requested again */
  onRefused: () => void;
}

function Difference({ order, quote, onRefused }: DifferenceProps) {
  const t = useText('hotel');
  const offline = useOffline();
  const cancelWords = useCancelWords();
  const { change, isChanging, refusal } = useChange(order, onRefused);
  const diff = parseMoney(quote.total) - parseMoney(order.total);
  const words = formatAmount(moneyText(diff < 0n ? -diff : diff), quote.currency);
  const isHere = order.payType === 'PREPAY';
  const label = isHere && diff > 0n ? t('change.pay', { amount: words }) : t('change.confirm');
  return (
    <div className={styles['section']}>
      <Facts>
        <Fact name={t('change.before')}>{formatAmount(order.total, order.currency)}</Fact>
        <Fact name={t('change.after')}>{formatAmount(quote.total, quote.currency)}</Fact>
        <Fact name={t(diff < 0n ? 'change.less' : 'change.more')} isTotal>
          {words}
        </Fact>
      </Facts>
      <RefundList parts={quote.refund} />
      <p>{sentencesText(cancelWords(quote.rate.cancel, quote.currency), currentLanguage())}</p>
      {refusal === null ? null : <Notice tone="danger">{refusal}</Notice>}
      <Button
        wide
        busy={isChanging}
        unavailable={offline}
        onClick={() => change({ signTimerStr: quote.signTimerStr })}
      >
        {label}
      </Button>
    </div>
  );
}
