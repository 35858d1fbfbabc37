import { useEffect, useRef, useState } from 'react';
import { useDebounced } from '../../../hooks/use-debounced.ts';
import styles from './search-field.module.css';

export interface SearchFieldProps {
  /** what to search: 'Search offers'; also the placeholder */
  label: string;
  keyword: string;
  /** maximum length of the keyword */
  max: number;
  onChange: (keyword: string) => void;
}

/** A search field. The list follows when typing pauses, or at once on Enter. */
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
  useEffect(() => {
    // also when a text is changed back before it settled
    if (settled === typed) tell(settled);
  }, [settled, typed]);
  useEffect(() => {
    if (keyword === told.current) return; // this field caused the change
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
