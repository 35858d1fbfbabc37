import { classes } from '../../base/classes.ts';
import styles from './skeleton.module.css';

/** A placeholder with the content's height in CSS pixels. */
export function Skeleton({ height, width }: { height: number; width?: string }) {
  return <div className={styles['bone']} style={{ height, width }} aria-hidden="true" />;
}

/** Lines of text, the last one shorter, in the surrounding type size. */
export function SkeletonText({ lines = 2 }: { lines?: number }) {
  return (
    <div className={styles['lines']} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        <div
          key={line}
          className={classes(styles['bone'], styles['line'])}
          style={{ width: line === lines - 1 ? '55%' : '90%' }}
        />
      ))}
    </div>
  );
}

/** Rows of a list. */
export function SkeletonRows({ rows = 3 }: { rows?: number }) {
  return (
    <div aria-hidden="true">
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={styles['row']}>
          <SkeletonText />
        </div>
      ))}
    </div>
  );
}

/** The membership card. */
export function SkeletonCard() {
  return <div className={classes(styles['bone'], styles['card'])} aria-hidden="true" />;
}

/** A raised card with its picture. */
export function SkeletonPictureCard() {
  return (
    <div className={styles['box']} aria-hidden="true">
      <div className={classes(styles['bone'], styles['picture'])} />
      <div className={classes(styles['lines'], styles['inBox'])}>
        <SkeletonText lines={3} />
      </div>
    </div>
  );
}
