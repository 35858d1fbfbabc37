import { Link } from '../../router/index.ts';
import styles from './figures.module.css';

export interface Figure {
  /** 'Points': always shown, so that currencies are not confused */
  name: string;
  /** formatted: '1,284.50' */
  value: string;
  to?: string;
}

/** A member's balances, side by side; read as pairs of name and value. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <div className={styles['frame']}>
      <dl className={styles['figures']}>
        {figures.map(({ name, value, to }) => (
          <div key={name} className={styles['figure']}>
            <dt className={styles['name']}>
              {to === undefined ? (
                name
              ) : (
                <Link className={styles['link']} to={to}>
                  {name}
                </Link>
              )}
            </dt>
            <dd className={styles['value']}>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
