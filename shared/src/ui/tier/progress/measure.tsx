import styles from './progress.module.css';
import { share } from './share.ts';

export interface ProgressProps {
  value: number;
  /** the full value, in the value's unit */
  max: number;
  /** what is measured: 'Tier points' */
  label: string;
  /** the value in words: '3,200 tier points to the next tier' */
  valueText: string;
}

/** A progress value for screen readers, beside the visible one. */
export function Measure({ value, max, label, valueText }: ProgressProps) {
  return (
    <progress
      className={styles['measure']}
      aria-label={label}
      aria-valuetext={valueText}
      value={share(value, max)}
    />
  );
}
