import type { MenuItem } from '../../calls/home.calls.ts';
import { Link } from '../../router/index.ts';
import { servedLink } from '../../routes/index.ts';
import styles from './quick-menu.module.css';
import { QuickSign } from './quick-sign.tsx';

/** The quick menu: only what leads to a screen of this release; without any, nothing. `label`: 'Quick actions' */
export function QuickMenu({ label, menu }: { label: string; menu: readonly MenuItem[] }) {
  const actions = menu.toSorted((a, b) => a.order - b.order).flatMap(served);
  if (actions.length === 0) return null;
  return (
    <nav aria-label={label}>
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
