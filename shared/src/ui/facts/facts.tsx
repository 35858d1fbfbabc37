import type { ReactNode } from 'react';
import styles from './facts.module.css';

/** Pairs of name and value, one below the other. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className={styles['facts']}>{children}</dl>;
}

export function Fact({
  name,
  isTotal = false,
  children,
}: {
  name: string;
  isTotal?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={isTotal ? `${styles['fact']} ${styles['total']}` : styles['fact']}>
      <dt className={styles['name']}>{name}</dt>
      <dd className={styles['value']}>{children}</dd>
    </div>
  );
}
