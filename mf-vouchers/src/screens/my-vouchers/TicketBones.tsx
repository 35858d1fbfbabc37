import { Skeleton } from '@resort/shared/ui';
import styles from './my-vouchers.module.css';

/** Three tickets' places. */
export function TicketBones() {
  return (
    <div className={styles['list']}>
      {[0, 1, 2].map((place) => (
        <Skeleton key={place} height={132} />
      ))}
    </div>
  );
}
