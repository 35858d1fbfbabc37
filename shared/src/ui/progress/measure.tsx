import styles from './progress.module.css';
import { share } from './share.ts';

export interface ProgressProps {
  value: number;
  /** what is full; in the value's own unit */
  max: number;
  /** what grows: 'Tier points' */
  label: string;
  /** how far it is, in words: '3,200 tier points to the next tier' */
  valueText: string;
}

/** What a screen reader hears of a progress; beside it stands what is seen. */
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
