import type { MenuItem } from '@resort/shared/calls/home';
import { useText } from '@resort/shared/i18n';
import { Link } from '@resort/shared/router';
import { servedLink } from '@resort/shared/routes';
import { QuickSign } from './QuickSign.tsx';
import styles from './quick-actions.module.css';

/** The quick menu: only what leads to a screen of this release; without any, nothing. */
export function QuickActions({ menu }: { menu: readonly MenuItem[] }) {
  const t = useText('membership');
  const actions = menu.toSorted((a, b) => a.order - b.order).flatMap(served);
  if (actions.length === 0) return null;
  return (
    <nav aria-label={t('actions.label')}>
      <ul className={styles['actions']}>
        {actions.map(({ key, name, icon, to }) => (
          <li key={key}>
            <Link className={styles['action']} to={to}>
              <span className={styles['disc']}>
                <QuickSign name={icon} />
              </span>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function served({ visible, route, ...item }: MenuItem) {
  const to = visible ? servedLink(route) : undefined;
  return to === undefined ? [] : [{ ...item, to }];
}
