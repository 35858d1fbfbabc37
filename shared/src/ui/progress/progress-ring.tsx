import type { ReactNode } from 'react';
import type { ProgressProps } from './progress-bar.tsx';
import styles from './progress.module.css';
import { share } from './share.ts';

const RADIUS = 41;
const LENGTH = 2 * Math.PI * RADIUS;

/** The same as a ring; `children`: a figure in its middle. */
export function ProgressRing({
  value,
  max,
  label,
  valueText,
  children,
}: ProgressProps & { children?: ReactNode }) {
  return (
    <div
      className={styles['ring']}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={valueText}
    >
      <svg className={styles['circle']} viewBox="0 0 88 88" aria-hidden="true">
        <circle cx="44" cy="44" r={RADIUS} />
        <circle
          className={styles['arc']}
          cx="44"
          cy="44"
          r={RADIUS}
          strokeDasharray={`${share(value, max) * LENGTH} ${LENGTH}`}
        />
      </svg>
      <span className={styles['inside']}>{children}</span>
    </div>
  );
}
