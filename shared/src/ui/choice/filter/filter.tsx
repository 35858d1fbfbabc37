import { useId, type ReactNode } from 'react';
import { Button } from '../../button/button.tsx';
import styles from './filter.module.css';
import { SearchField, type SearchFieldProps } from './search-field.tsx';

interface SearchBarProps extends SearchFieldProps {
  /** label of the button that opens the sheet: 'Filter', 'Filter (2)' */
  filter: string;
  onFilter: () => void;
}

/** A search field with a button for filters. */
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

/** Content of a filter sheet: groups of chips, one below the other. */
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
  /** says how many results the choice leaves: 'Show 12 offers' */
  apply: string;
  onApply: () => void;
}

/** Footer of a filter sheet: resets every choice, or applies them. */
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
