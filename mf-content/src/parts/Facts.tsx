import styles from './facts.module.css';

/** Names with their values, one below the other; nothing where there are none. */
export function Facts({ facts }: { facts: readonly { name: string; value: string }[] }) {
  if (facts.length === 0) return null;
  return (
    <dl className={styles['list']}>
      {facts.map(({ name, value }) => (
        <div key={name} className={styles['fact']}>
          <dt className={styles['name']}>{name}</dt>
          <dd className={styles['value']}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
