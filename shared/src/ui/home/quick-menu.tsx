import { Link } from '../../router/index.ts';
import { servedLink } from '../../routes/index.ts';
import styles from './quick-menu.module.css';
import { QuickSign } from './quick-sign.tsx';

export interface QuickItem {
  key: string;
  name: string;
  /** name of one of the app's small icons; an unknown one is drawn as a star */
  icon: string;
  /** path and query below the language prefix */
  link: string;
  /** sort order, ascending */
  order: number;
}

/**
 * The quick menu: only items whose screens are in the release; nothing if there are none. `label`: 'Quick
 * menu'
 */
export function QuickMenu({ label, items }: { label: string; items: readonly QuickItem[] }) {
  const served = items.filter(({ link }) => servedLink(link) !== undefined);
  if (served.length === 0) return null;
  return (
    <nav aria-label={label}>
      <ul className={styles['actions']}>
        {served
          .sort((a, b) => a.order - b.order)
          .map(({ key, name, icon, link }) => (
            <li key={key}>
              <Link className={styles['action']} to={link}>
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
