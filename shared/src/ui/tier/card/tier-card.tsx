import type { ReactNode } from 'react';
import type { Tier } from '../../../rows/session.calls.ts';
import { Pattern } from '../../pictures/pattern/pattern.tsx';
import styles from './tier-card.module.css';

export interface TierCardProps {
  tier: Tier;
  /** small line above the tier's name */
  label: string;
  tierName: string;
  holder: string;
  /** in groups of four; absent while the card is being issued */
  number?: string;
  expiry: string;
  /** the white tile in the corner, which opens the member's code; absent: no tile */
  code?: { label: string; onOpen: () => void };
  /** content of the back, and whether it is shown; a card without it does not turn */
  back?: { face: ReactNode; shown: boolean };
}

/** The member's card: the skin's ornament on the metal of the tier. */
export function TierCard({ tier, label, tierName, holder, number, expiry, code, back }: TierCardProps) {
  const side = `${styles['side']} ${styles[tier]}`;
  return (
    <article
      className={`${styles['card']} ${back?.shown ? styles['turned'] : ''}`}
      aria-label={`${label} ${tierName}`}
    >
      <div className={side} inert={back?.shown ?? false}>
        <Ornament />
        <div className={styles['top']}>
          <span className={styles['label']}>{label}</span>
          <span className={styles['tier']}>{tierName}</span>
        </div>
        {code ? (
          <button type="button" className={styles['code']} aria-label={code.label} onClick={code.onOpen}>
            <CodeSign />
          </button>
        ) : null}
        <div className={styles['bottom']}>
          <span className={styles['small']}>{holder}</span>
          {number === undefined ? null : <span className={styles['number']}>{number}</span>}
          <span className={styles['small']}>{expiry}</span>
        </div>
      </div>
      {back ? (
        <div className={`${side} ${styles['back']}`} inert={!back.shown}>
          <Ornament />
          {back.face}
        </div>
      ) : null}
    </article>
  );
}

function Ornament() {
  return (
    <div className={styles['ornament']}>
      <Pattern opacity={0.3} />
    </div>
  );
}

/** Three corners and a few dots: the usual sign for a code. */
function CodeSign() {
  return (
    <svg width="26" height="26" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M3 3h7v7H3zM14 3h7v7h-7zM3 14h7v7H3z" fill="none" stroke="currentColor" strokeWidth="2.4" />
      <path
        d="M13.5 13.5h3v3h-3zM17.5 17.5h4v4h-4zM18.5 13h3v2.5h-3zM13 18.5h2.5v3H13z"
        fill="currentColor"
      />
    </svg>
  );
}
