import type { ReactNode } from 'react';
import { Measure, type ProgressProps } from './measure.tsx';
import styles from './progress.module.css';
import { share } from './share.ts';

const RADIUS = 41;
const LENGTH = 2 * Math.PI * RADIUS;

/** The same as a ring; `children`: a figure in its centre. */
export function ProgressRing({ children, ...measure }: ProgressProps & { children?: ReactNode }) {
  const reached = share(measure.value, measure.max) * LENGTH;
  return (
    <div className={styles['ring']}>
      <Measure {...measure} />
      <svg className={styles['circle']} viewBox="0 0 88 88" aria-hidden="true">
        <circle cx="44" cy="44" r={RADIUS} />
        <circle
          className={styles['arc']}
          cx="44"
          cy="44"
          r={RADIUS}
          strokeDasharray={`${reached} ${LENGTH}`}
        />
      </svg>
      <span className={styles['inside']}>{children}</span>
    </div>
  );
}
