import { Measure, type ProgressProps } from './measure.tsx';
import styles from './progress.module.css';
import { share } from './share.ts';

/** A progress bar with its text below; `end`: the deadline. */
export function ProgressBar({ end, ...measure }: ProgressProps & { end?: string }) {
  return (
    <div className={styles['progress']}>
      <Measure {...measure} />
      <div className={styles['track']}>
        <div className={styles['done']} style={{ width: `${share(measure.value, measure.max) * 100}%` }} />
      </div>
      <p className={styles['words']}>
        <span aria-hidden="true">{measure.valueText}</span>
        {end === undefined ? null : <span>{end}</span>}
      </p>
    </div>
  );
}
