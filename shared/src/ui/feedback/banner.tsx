import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import styles from './banner.module.css';

export interface BannerProps {
  /** left out: the banner is not there, but its region is, so that screen readers hear what comes into it */
  children?: ReactNode;
  tone?: 'plain' | 'info' | 'warning';
  icon?: ReactNode;
  action?: ReactNode;
}

/** One line across the screen about the whole of it: no network, a new version, a service that is late. */
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
