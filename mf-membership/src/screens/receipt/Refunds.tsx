import type { RefundStep } from '@resort/shared/calls/rows';
import { formatBusinessDate, formatDateTime } from '@resort/shared/format';
import { currentLanguage, useText, type TextOf } from '@resort/shared/i18n';
import { Badge, SectionHeading } from '@resort/shared/ui';
import { Amount, DollarsAmount, PointsAmount } from '@resort/shared/ui/amount';
import styles from './receipt.module.css';

/** Each refund by means, with the way it goes: requested, sent, and until when the member should have it. */
export function Refunds({ steps }: { steps: readonly RefundStep[] }) {
  const t = useText('membership');
  const kit = useText('kit');
  if (steps.length === 0) return null;
  return (
    <section className={styles['refunds']} aria-labelledby="receipt-refunds">
      <SectionHeading id="receipt-refunds" title={t('refunds.title')} />
      {steps.map((step, position) => (
        <article key={position}>
          <div className={styles['refundHead']}>
            <h3 className={styles['means']}>
              {kit(`refund.${step.part.means === 'MONEY' ? step.part.method : step.part.means}`)}
            </h3>
            <Badge tone="plain">{t(`refunds.state.${step.state}`)}</Badge>
          </div>
          <p className={styles['back']}>
            <What part={step.part} />
          </p>
          <ol className={styles['way']}>
            {wayOf(step, t).map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ol>
        </article>
      ))}
    </section>
  );
}

/** The steps so far, and the next one. */
function wayOf({ state, requestedAt, sentAt, expectedUntil }: RefundStep, t: TextOf<'membership'>): string[] {
  const moment = (instant: string) => formatDateTime(instant, currentLanguage());
  if (state === 'ARRIVED') return [t('refunds.atOnce')];
  const way = [
    ...(requestedAt === null ? [] : [t('refunds.requested', { at: moment(requestedAt) })]),
    ...(sentAt === null ? [] : [t('refunds.sent', { at: moment(sentAt) })]),
  ];
  if (state === 'REFUSED') return [...way, t('refunds.refused')];
  return expectedUntil === null
    ? [...way, t('refunds.bank')]
    : [...way, t('refunds.expected', { date: formatBusinessDate(expectedUntil, currentLanguage()) })];
}

function What({ part }: Pick<RefundStep, 'part'>) {
  switch (part.means) {
    case 'MONEY':
      return <Amount value={part.money} currency={part.currency} />;
    case 'DOLLARS':
      return <DollarsAmount value={part.dollars} />;
    case 'POINTS':
      return <PointsAmount value={part.points} />;
    case 'VOUCHER':
      return <>{part.name}</>;
  }
}
