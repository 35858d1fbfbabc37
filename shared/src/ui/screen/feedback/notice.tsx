import type { ReactNode } from 'react';
import { classes } from '../../base/classes.ts';
import styles from './notice.module.css';

export type Tone = 'plain' | 'info' | 'success' | 'warning' | 'danger';

/** A sentence in a box. `danger` is announced at once. */
export function Notice({ tone = 'plain', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <div className={classes(styles['notice'], styles[tone])} role={tone === 'danger' ? 'alert' : 'status'}>
      {children}
    </div>
  );
}
