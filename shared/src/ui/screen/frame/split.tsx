import type { ReactNode } from 'react';
import styles from './split.module.css';

export interface SplitProps {
  /** the first half: what a screen is about */
  first: ReactNode;
  /** the second half: what can be done, or what belongs to it */
  second: ReactNode;
}

/** Two halves of a `Page` with `isWide`: one below the other on a phone, side by side from 768 px on. */
export function Split({ first, second }: SplitProps) {
  return (
    <div className={styles['split']}>
      <div className={styles['half']}>{first}</div>
      <div className={styles['half']}>{second}</div>
    </div>
  );
}
