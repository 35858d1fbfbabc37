import { useText } from '@resort/shared/i18n';
import { toServed, type BarePath } from '@resort/shared/routes';
import { Link } from '@resort/shared/router';
import styles from './my-plans.module.css';

const LISTS = [
  ['stays', '/hotel-orders'],
  ['tables', '/shop-orders'],
  ['tickets', '/ticket-orders'],
  ['orders', '/points-orders'],
] as const satisfies readonly (readonly [string, BarePath])[];

/** The four lists of orders of one kind, past ones included. */
export function OrderLists() {
  const t = useText('membership');
  const served = LISTS.filter(([, path]) => toServed(path) !== undefined);
  return (
    <nav aria-label={t('plans.lists')}>
      <ul className={styles['lists']}>
        {served.map(([key, path]) => (
          <li key={key}>
            <Link className={styles['list']} to={path}>
              {t(`me.way.${key}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
