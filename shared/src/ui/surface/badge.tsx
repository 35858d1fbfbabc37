import type { ReactNode } from 'react';
import { classes } from '../base/classes.ts';
import { VisuallyHidden } from '../base/visually-hidden.tsx';
import styles from './badge.module.css';

export interface BadgeProps {
  /** the text has the meaning; the colour only supports it */
  tone?: 'brand' | 'plain' | 'success' | 'warning' | 'danger' | 'info';
  children: ReactNode;
}

/** The state of a thing in a word or two: Confirmed, Expired. */
export function Badge({ tone = 'brand', children }: BadgeProps) {
  return <span className={classes(styles['badge'], styles[tone])}>{children}</span>;
}

/** A number in a small disc; `label` says what is counted: '3 in your cart'. Nothing for 0. */
export function CountBadge({ count, label }: { count: number; label: string }) {
  if (count === 0) return null;
  return (
    <span className={styles['count']}>
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
