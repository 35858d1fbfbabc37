import styles from './progress.module.css';
import { share } from './share.ts';

export interface ProgressProps {
  value: number;
  /** what is full; in the value's own unit */
  max: number;
  /** what grows: 'Tier points' */
  label: string;
  /** how far it is, in words, for who does not see it: '3,200 tier points to the next tier' */
  valueText: string;
}

/** How far something has come, with its words below; `end`: by when. */
export function ProgressBar({ value, max, label, valueText, end }: ProgressProps & { end?: string }) {
  return (
    <div>
      <div
        className={styles['track']}
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={value}
        aria-valuetext={valueText}
      >
        <div className={styles['done']} style={{ width: `${share(value, max) * 100}%` }} />
      </div>
      <p className={styles['words']}>
        <span aria-hidden="true">{valueText}</span>
        {end === undefined ? null : <span>{end}</span>}
      </p>
    </div>
  );
}
