import type { RefundPart } from '../../../rows/index.ts';
import { useText } from '../../../i18n/index.ts';
import { Amount, DollarsAmount, PointsAmount } from '../amount/amount.tsx';
import { Fact, Facts } from '../../facts/facts.tsx';

export interface RefundListProps {
  parts: readonly RefundPart[];
  /** already refunded; the time it takes is shown for money only */
  isPast?: boolean;
}

/**
 * The refund of an order: each means separately, with the time that it takes. Nothing if nothing is refunded.
 */
export function RefundList({ parts, isPast = false }: RefundListProps) {
  const t = useText('kit');
  if (parts.length === 0) return null;
  return (
    <section>
      <p>{isPast ? t('refund.titlePast') : t('refund.title')}</p>
      <Facts>
        {parts.map((part) => (
          <Fact key={keyOf(part)} name={t(`refund.${part.means === 'MONEY' ? part.method : part.means}`)}>
            <What part={part} />
            {isPast && part.means !== 'MONEY' ? null : (
              <> · {part.means === 'MONEY' ? t('refund.bank') : t('refund.atOnce')}</>
            )}
          </Fact>
        ))}
      </Facts>
    </section>
  );
}

function What({ part }: { part: RefundPart }) {
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

function keyOf(part: RefundPart): string {
  if (part.means === 'MONEY') return `${part.method} ${part.currency}`;
  return part.means === 'VOUCHER' ? part.voucherId : part.means;
}
