import { Link } from '../../router/index.ts';
import { toServed } from '../../routes/index.ts';
import { Search } from '../icon/search-icon.tsx';
import styles from './search-way.module.css';

/** Looks like the search field and opens the search screen; nothing where the release has none. */
export function SearchWay({ label }: { label: string }) {
  const search = toServed('/search');
  if (search === undefined) return null;
  return (
    <search>
      <Link className={styles['way']} to={search}>
        <Search size={20} aria-hidden="true" />
        {label}
      </Link>
    </search>
  );
}
