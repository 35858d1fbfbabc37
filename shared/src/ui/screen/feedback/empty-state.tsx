import type { ReactNode } from 'react';
import styles from './message.module.css';

export interface EmptyStateProps {
  /** a drawing, decorative */
  art?: ReactNode;
  title: string;
  /** why there is nothing, and what changes that */
  why: string;
  /** the recommended action */
  action?: ReactNode;
}

/** Replaces an empty list. */
export function EmptyState({ art, title, why, action }: EmptyStateProps) {
  return (
    <div className={styles['empty']}>
      {art === undefined ? null : <div className={styles['art']}>{art}</div>}
      <h2 className={styles['title']}>{title}</h2>
      <p className={styles['why']}>{why}</p>
      {action === undefined ? null : <div className={styles['action']}>{action}</div>}
    </div>
  );
}
