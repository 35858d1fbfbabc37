import { formatAmount } from '@resort/shared/format';
import { useText } from '@resort/shared/i18n';
import type { Referrals } from '../../../contract/index.ts';
import styles from './invite.module.css';

interface TermsProps {
  terms: NonNullable<Referrals['terms']>;
  rewarded: number;
}

/** When a reward is given, and how often. */
export function Terms({ terms, rewarded }: TermsProps) {
  const t = useText('membership');
  const { withinDays, waitDays, mostPerYear } = terms;
  const minSpend = formatAmount(terms.minSpend, 'MOP');
  return (
    <ul className={styles['terms']}>
      <li>{t('invite.terms.spend', { minSpend, withinDays })}</li>
      <li>{t('invite.terms.wait', { count: waitDays })}</li>
      <li>{t('invite.terms.most', { most: mostPerYear, rewarded })}</li>
    </ul>
  );
}
