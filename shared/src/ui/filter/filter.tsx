import { useId, type ReactNode } from 'react';
import { Button } from '../button.tsx';
import styles from './filter.module.css';
import { SearchField, type SearchFieldProps } from './search-field.tsx';

interface SearchBarProps extends SearchFieldProps {
  /** of the button that opens the sheet: 'Filter', 'Filter (2)' */
  filter: string;
  onFilter: () => void;
}

/** What is looked for, and the way to narrow it further. */
export function SearchBar({ filter, onFilter, ...field }: SearchBarProps) {
  return (
    <div className={styles['bar']}>
      <SearchField {...field} />
      <button type="button" className={styles['filter']} aria-haspopup="dialog" onClick={onFilter}>
        {filter}
      </button>
    </div>
  );
}

/** What a filter sheet offers: groups of chips, one below the other. */
export function FilterGroups({ children }: { children: ReactNode }) {
  return <div className={styles['groups']}>{children}</div>;
}

export function FilterGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles['group']} aria-labelledby={id}>
      <h3 id={id} className={styles['title']}>
        {title}
      </h3>
      {children}
    </section>
  );
}

interface FilterFootProps {
  reset: string;
  onReset: () => void;
  /** says how many the choice leaves: 'Show 12 offers' */
  apply: string;
  onApply: () => void;
}

/** Below a filter sheet: lifts every choice in it, or goes with them. */
export function FilterFoot({ reset, onReset, apply, onApply }: FilterFootProps) {
  return (
    <div className={styles['foot']}>
      <Button look="plain" onClick={onReset}>
        {reset}
      </Button>
      <Button wide onClick={onApply}>
        {apply}
      </Button>
    </div>
  );
}
