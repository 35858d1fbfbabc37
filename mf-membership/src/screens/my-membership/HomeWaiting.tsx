import { Skeleton, SkeletonCard, Waiting } from '@resort/shared/ui';
import styles from './my-membership.module.css';

/** The card's place. */
export function CardWaiting() {
  return (
    <Waiting>
      <SkeletonCard />
    </Waiting>
  );
}

/** The bar's place. */
export function ProgressWaiting() {
  return (
    <Waiting>
      <Skeleton height={32} />
    </Waiting>
  );
}

/** The three figures and the first booking. */
export function OverviewWaiting() {
  return (
    <Waiting>
      <div className={styles['bones']}>
        <Skeleton height={72} />
        <Skeleton height={28} width="45%" />
        <Skeleton height={110} />
      </div>
    </Waiting>
  );
}
