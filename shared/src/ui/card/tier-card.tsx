import type { Tier } from '../../calls/session.calls.ts';
import { Pattern } from './pattern.tsx';
import styles from './tier-card.module.css';

export interface TierCardProps {
  tier: Tier;
  /** small line above the tier's name */
  label: string;
  tierName: string;
  holder: string;
  /** in groups of four */
  number: string;
  expiry: string;
}

/** The member's card: face by tier and skin. */
export function TierCard({ tier, label, tierName, holder, number, expiry }: TierCardProps) {
  return (
    <article className={`${styles['card']} ${styles[tier]}`} aria-label={`${label} ${tierName}`}>
      <div className={styles['pattern']}>
        <Pattern />
      </div>
      <div className={styles['top']}>
        <span className={styles['label']}>{label}</span>
        <span className={styles['tier']}>{tierName}</span>
      </div>
      <div className={styles['bottom']}>
        <span className={styles['name']}>{holder}</span>
        <span className={styles['number']}>{number}</span>
        <span className={styles['expiry']}>{expiry}</span>
      </div>
    </article>
  );
}
