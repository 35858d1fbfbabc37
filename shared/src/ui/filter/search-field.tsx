import { useEffect, useRef, useState } from 'react';
import { useDebounced } from '../use-debounced.ts';
import styles from './search-field.module.css';

export interface SearchFieldProps {
  /** what is looked for: 'Search offers'; also stands in the empty field */
  label: string;
  keyword: string;
  /** the longest keyword that the call takes */
  max: number;
  onChange: (keyword: string) => void;
}

/** What is looked for; the list follows once the typing pauses, or at once on Enter. */
export function SearchField({ label, keyword, max, onChange }: SearchFieldProps) {
  const [typed, setTyped] = useState(keyword);
  const settled = useDebounced(typed);
  const told = useRef(keyword);
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  const tell = (text: string) => {
    if (text === told.current) return;
    told.current = text;
    latest.current(text);
  };
  useEffect(() => tell(settled), [settled]);
  useEffect(() => {
    if (keyword === told.current) return; // this field's own doing
    told.current = keyword;
    setTyped(keyword);
  }, [keyword]);
  return (
    <search className={styles['search']}>
      <form
        action="#"
        onSubmit={(event) => {
          event.preventDefault();
          tell(typed);
        }}
      >
        <input
          className={styles['input']}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={max}
          aria-label={label}
          placeholder={label}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </form>
    </search>
  );
}
