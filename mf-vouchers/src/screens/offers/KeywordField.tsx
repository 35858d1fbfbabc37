import { useText } from '@resort/shared/i18n';
import { useDebounced } from '@resort/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { MAX_KEYWORD } from '../../offers/filter.ts';
import styles from './offers.module.css';

/** What is looked for; the list follows once the typing pauses, or at once on Enter. */
export function KeywordField({
  keyword,
  onChange,
}: {
  keyword: string;
  onChange: (keyword: string) => void;
}) {
  const t = useText('vouchers');
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
    <search className={styles['keyword']}>
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
          maxLength={MAX_KEYWORD}
          aria-label={t('offers.search')}
          placeholder={t('offers.search')}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </form>
    </search>
  );
}
