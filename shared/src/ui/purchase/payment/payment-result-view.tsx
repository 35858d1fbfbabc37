import { X } from '../../icon/icons.tsx';
import { Clock, RotateCcw } from '../../icon/payment-icons.tsx';
import type { ReactNode } from 'react';
import type { PaymentResult } from '../../../calls/payment.ts';
import { useText } from '../../../i18n/index.ts';
import { Amount, Countdown, DollarsAmount } from '../amount/index.ts';
import { classes } from '../../base/classes.ts';
import { Button, ButtonLink } from '../../button/button.tsx';
import { CopyButton } from '../../sharing/copy/index.ts';
import { RetryNotice } from '../../screen/feedback/retry-notice.tsx';
import { useWaiting } from '../../screen/feedback/use-waiting.ts';
import { Page } from '../../screen/frame/page.tsx';
import { MomentScene, MomentWords } from '../../screen/moment/moment.tsx';
import { isNothing } from '../amount/index.ts';
import { carryOut } from './carry-out.ts';
import styles from './payment.module.css';
import type { ResultState } from './use-result.ts';

export interface PaymentResultPageProps {
  orderNo: string;
  /** this order's payment step, for another attempt while it is held */
  retryPath: string;
  /** where a new order begins after the hold has expired */
  startPath: string;
  /** what was paid for and when it is, formatted; null: still being read; undefined: unknown, or several */
  what?: { name: string; date: string } | null | undefined;
  /** what the member can do after paying: see the booking, add it to the calendar */
  children: ReactNode;
  /** opens the payment page; default: navigates */
  leave?: (url: string) => void;
}

export type PaymentResultViewProps = PaymentResultPageProps & ResultState;

type Part = 'waiting' | 'slow' | Exclude<PaymentResult['outcome'], 'PENDING'>;
type Unpaid = Exclude<Part, 'PAID'>;
const leaveForGood = (url: string) => location.assign(url);

/** The presentation of the result page. */
export function PaymentResultView(props: PaymentResultViewProps) {
  const { orderNo, result, isSlow, isError, askAgain, what } = props;
  const t = useText('kit');
  const outcome = result?.outcome ?? 'PENDING';
  const part: Part = outcome === 'PENDING' ? (isSlow ? 'slow' : 'waiting') : outcome;
  const title = t(`payment.${part}.title`);
  const isAsked = result === undefined && !isError;
  const isUnknown = isAsked || (part === 'PAID' && what === null);
  const waiting = useWaiting(isUnknown);
  // until all is known only the title is shown, on the scene on which it stays if the payment was made
  const isHidden = isUnknown && waiting !== 'long';
  const body = (
    <div className={classes(styles['result'], isHidden && styles['unanswered'])}>
      {part === 'PAID' ? null : <Mark part={part} />}
      <output className={styles['words']}>{t(`payment.${part}.text`)}</output>
      {result === undefined && isError ? (
        <RetryNotice message={t('payment.noResult')} onRetry={askAgain} />
      ) : null}
      <Facts
        orderNo={orderNo}
        result={outcome === 'DECLINED' || outcome === 'EXPIRED' ? undefined : result}
      />
      <div className={styles['actions']}>
        <Next {...props} part={part} />
      </div>
    </div>
  );
  const isPaid = part === 'PAID';
  const isOpen = part === 'waiting' || part === 'slow';
  // the same page throughout, so that its heading keeps the focus while the outcome changes
  return (
    <Page title={title} scene={isPaid || isOpen ? <MomentScene isAhead={isOpen} /> : undefined}>
      {isPaid ? <MomentWords {...what} /> : null}
      {body}
    </Page>
  );
}

function Mark({ part }: { part: Unpaid }) {
  const looks = { DECLINED: 'ended', EXPIRED: 'ended', REFUNDED: 'ended' };
  const symbols = {
    DECLINED: X,
    EXPIRED: Clock,
    REFUNDED: RotateCcw,
    waiting: Clock,
    slow: Clock,
  };
  const Symbol = symbols[part];
  const look = part === 'waiting' || part === 'slow' ? 'waiting' : looks[part];
  return (
    <span className={`${styles['mark']} ${styles[look]}`} aria-hidden="true">
      <Symbol size={28} />
    </span>
  );
}

/** Shows what was paid, if anything was. */
function Facts({ orderNo, result }: { orderNo: string; result: PaymentResult | undefined }) {
  const t = useText('kit');
  const money = (name: string, amount: string) =>
    result === undefined || isNothing(amount) ? null : (
      <div className={styles['fact']}>
        <dt>{name}</dt>
        <dd>
          <Amount value={amount} currency={result.currency} />
        </dd>
      </div>
    );
  return (
    <dl className={styles['facts']}>
      <div className={styles['fact']}>
        <dt>{t('payment.orderNo')}</dt>
        <dd>
          {orderNo} <CopyButton text={orderNo} what={t('payment.orderNo')} />
        </dd>
      </div>
      {money(t('payment.amount'), result?.cash ?? '0.00')}
      {result === undefined || isNothing(result.dollars) ? null : (
        <div className={styles['fact']}>
          <dt>{t('fields.price.dollars')}</dt>
          <dd>
            <DollarsAmount value={result.dollars} />
          </dd>
        </div>
      )}
      {money(t('payment.refunded'), result?.refunded ?? '0.00')}
    </dl>
  );
}

interface NextProps extends PaymentResultViewProps {
  part: Part;
}

/** The next action, as one or two buttons. */
function Next({ part, result, children, retryPath, startPath, askAgain, leave = leaveForGood }: NextProps) {
  const t = useText('kit');
  const { action } = result ?? {};
  switch (part) {
    case 'waiting':
      return null;
    case 'slow':
      return (
        <>
          <Button look="quiet" wide onClick={askAgain}>
            {t('payment.askNow')}
          </Button>
          {action === undefined || action.type === 'NONE' ? null : (
            <Button look="plain" wide onClick={() => void carryOut(action, leave).then(askAgain)}>
              {t('payment.goOn')}
            </Button>
          )}
        </>
      );
    case 'PAID':
      return children;
    case 'DECLINED':
      return (
        <>
          {result?.holdUntil == null ? null : (
            <Countdown label={t('payment.heldFor')} until={Date.parse(result.holdUntil)} onEnd={askAgain} />
          )}
          <ButtonLink wide to={retryPath}>
            {t('payment.tryAgain')}
          </ButtonLink>
        </>
      );
    case 'EXPIRED':
    case 'REFUNDED':
      return (
        <ButtonLink wide to={startPath}>
          {t('payment.startAgain')}
        </ButtonLink>
      );
  }
}
