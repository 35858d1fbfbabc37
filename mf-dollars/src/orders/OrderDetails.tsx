import { formatDateTime } from '@resort/shared/format';
import { currentLanguage, useText } from '@resort/shared/i18n';
import { toServed } from '@resort/shared/routes';
import { Accordion, ButtonLink, Picture, Surface } from '@resort/shared/ui';
import { Amount } from '@resort/shared/ui/amount';
import { CopyButton } from '@resort/shared/ui/copy';
import { UnitAmount } from '../parts/amounts.tsx';
import { Fact, Facts } from '@resort/shared/ui/facts';
import { PaymentAttempts, ReceiptLink, RefundList } from '@resort/shared/ui/order';
import type { Order } from './order.ts';
import styles from './orders.module.css';

/** What was redeemed, where and until when to collect it, what it cost, and its history. */
export function OrderDetails({ order }: { order: Order }) {
  const t = useText('dollars');
  const { status, unit, total, cash, balanceAfter, orderNo, orderedAt, picture, name, qty, pickUp } = order;
  // the balance right after it is no longer the member's
  const isGivenBack = status === 'CANCELLED' || status === 'EXPIRED';
  return (
    <>
      {pickUp?.code == null ? null : <PickUpCode code={pickUp.code} />}
      <Surface
        level={2}
        title={name}
        lines={[t('order.quantity', { count: qty })]}
        picture={<Picture {...picture} eager />}
      />
      <Facts>
        {pickUp === null ? null : <Fact name={t('order.where')}>{pickUp.place.name}</Fact>}
        {status !== 'READY' || pickUp?.before == null ? null : (
          <Fact name={t('order.until')}>{moment(pickUp.before)}</Fact>
        )}
        <Fact name={t('order.total')} isTotal>
          <UnitAmount unit={unit} amount={total} />
        </Fact>
        {cash === null ? null : (
          <Fact name={t('confirm.cash')}>
            <Amount value={cash} currency="MOP" />
          </Fact>
        )}
        {isGivenBack ? null : (
          <Fact name={t('order.after')}>
            <UnitAmount unit={unit} amount={balanceAfter} />
          </Fact>
        )}
        <Fact name={t('order.at')}>{moment(orderedAt)}</Fact>
        <Fact name={t('order.number')}>
          {orderNo} <CopyButton text={orderNo} what={t('order.number')} />
        </Fact>
      </Facts>
      <PaymentAttempts payments={order.payments} />
      <RefundList parts={order.refunded} isPast />
      <ReceiptLink order={order} />
      <History history={order.history} />
      <Vouchers count={order.voucherIds.length} />
    </>
  );
}

/** of a pick-up code's eight characters */
const HALF = 4;

/** The code to show or read out at the counter. */
function PickUpCode({ code }: { code: string }) {
  const t = useText('dollars');
  return (
    <div className={styles['code']}>
      <p className={styles['codeName']}>{t('order.code')}</p>
      <p className={styles['digits']}>
        {/* with large text it breaks in the middle, not before its last letter */}
        {code.slice(0, HALF)}
        <wbr />
        {code.slice(HALF)}
      </p>
      <div>
        <CopyButton text={code} what={t('order.code')} />
      </div>
    </div>
  );
}

function History({ history }: Pick<Order, 'history'>) {
  const t = useText('dollars');
  if (history.length < 2) return null;
  const content = (
    <Facts>
      {history.map(({ at, status }) => (
        <Fact key={`${status} ${at}`} name={t(`status.${status}`)}>
          {moment(at)}
        </Fact>
      ))}
    </Facts>
  );
  return <Accordion name="history" items={[{ title: t('order.history'), content }]} />;
}

function Vouchers({ count }: { count: number }) {
  const t = useText('dollars');
  const vouchers = toServed('/my-vouchers');
  if (count === 0 || vouchers === undefined) return null;
  return (
    <ButtonLink wide to={vouchers}>
      {t('order.vouchers', { count })}
    </ButtonLink>
  );
}

const moment = (instant: string) => formatDateTime(instant, currentLanguage());
