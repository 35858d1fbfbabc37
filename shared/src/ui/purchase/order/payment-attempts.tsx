import type { PaymentAttempt } from '../../../rows/index.ts';
import { parseMoney } from '../../../contract/money.ts';
import { commaText, formatAmount, formatDateTime } from '../../../format/index.ts';
import { currentLanguage, useText } from '../../../i18n/index.ts';
import { Fact, Facts } from '../../facts/facts.tsx';

/**
 * Every payment attempt for an order. The outcome comes first, so that a declined one is not mistaken for a
 * charge.
 */
export function PaymentAttempts({ payments }: { payments: readonly PaymentAttempt[] }) {
  const t = useText('kit');
  const sum = useSum();
  if (payments.length === 0) return null;
  return (
    <Facts>
      {payments.map(({ payNo, end, method, at, currency, money, dollars, moneyBack, dollarsBack }) => (
        <Fact key={payNo} name={formatDateTime(at, currentLanguage())}>
          {t(`attempt.${end}`, { back: sum(moneyBack, dollarsBack, currency) })}
          {` · ${commaText([t(`attempt.method.${method ?? 'DOLLARS'}`), sum(money, dollars, currency)], currentLanguage())}`}
        </Fact>
      ))}
    </Facts>
  );
}

/** Money and Resort Dollars side by side, never as one sum. */
function useSum() {
  const t = useText('kit');
  return (money: string, dollars: string, currency: string): string => {
    const parts = [
      ...(parseMoney(money) === 0n ? [] : [formatAmount(money, currency)]),
      ...(parseMoney(dollars) === 0n ? [] : [t('fields.amount.dollars', { amount: formatAmount(dollars) })]),
    ];
    return parts.length === 0 ? formatAmount(money, currency) : parts.join(' + ');
  };
}
