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

export interface QuickMenuProps {
  /** 'Quick menu' */
  label: string;
  items: readonly QuickItem[];
  /** `discs`: a few main ways, side by side; `list` (default): many further ones, which must not compete with them */
  look?: 'discs' | 'list';
}

/** The quick menu: only items whose screens are in the release; nothing if there are none. */
export function QuickMenu({ label, items, look = 'list' }: QuickMenuProps) {
  const served = items.filter(({ link }) => servedLink(link) !== undefined);
  if (served.length === 0) return null;
  return (
    <nav aria-label={label}>
      <ul className={styles[look]}>
        {served
          .sort((a, b) => a.order - b.order)
          .map(({ key, name, icon, link }) => (
            <li key={key}>
              <Link className={styles['action']} to={link}>
                <span className={styles['sign']}>
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
