import { formatAmount, formatBusinessDate } from '@resort/shared/format';
import { currentLanguage, useText } from '@resort/shared/i18n';
import { DollarsAmount } from '@resort/shared/ui/amount';
import type { DollarBalance } from '@resort/shared/calls/dollar-balance';
import { Fact, Facts } from '@resort/shared/ui/facts';
import styles from './spend-dollars.module.css';

/** The available balance, its value, held and pending amounts, and what expires when. */
export function Available({ balance }: { balance: DollarBalance }) {
  const t = useText('dollars');
  const { available, held, pendingRelease, expiring, parity } = balance;
  return (
    <div>
      <div className={styles['available']}>
        <p className={styles['name']}>{t('spend.available')}</p>
        <p className={styles['amount']}>
          <DollarsAmount value={available} />
        </p>
        <p className={styles['name']}>
          {t('spend.worth', { amount: formatAmount(parity.rate, parity.currency) })}
        </p>
      </div>
      <Facts>
        <Fact name={t('spend.held')}>
          <DollarsAmount value={held} />
        </Fact>
        <Fact name={t('spend.pending')}>
          <DollarsAmount value={pendingRelease} />
        </Fact>
        {expiring.map(({ amount, expireOn }) => (
          <Fact
            key={expireOn}
            name={t('spend.expiring', { date: formatBusinessDate(expireOn, currentLanguage()) })}
          >
            <DollarsAmount value={amount} />
          </Fact>
        ))}
      </Facts>
    </div>
  );
}
