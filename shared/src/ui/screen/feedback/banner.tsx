import type { ReactNode } from 'react';
import { classes } from '../../base/classes.ts';
import styles from './banner.module.css';

export interface BannerProps {
  /** leave it out to hide the banner; its live region stays, so that screen readers announce new content */
  children?: ReactNode;
  tone?: 'plain' | 'info' | 'warning';
  icon?: ReactNode;
  action?: ReactNode;
}

/** A line across the screen about the whole screen: offline, a new version, a slow service. */
export function Banner({ children, tone = 'plain', icon, action }: BannerProps) {
  const isShown = children !== undefined && children !== null;
  return (
    <output>
      {isShown ? (
        <span className={classes(styles['banner'], styles[tone])}>
          {icon === undefined ? null : <span className={styles['icon']}>{icon}</span>}
          <span className={styles['text']}>{children}</span>
          {action}
        </span>
      ) : null}
    </output>
  );
}
