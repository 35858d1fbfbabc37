import { useText } from '@resort/shared/i18n';
import { useSearchParams } from '@resort/shared/router';
import { Page } from '@resort/shared/ui';
import { SearchField } from '@resort/shared/ui/filter';
import { useEffect, useRef } from 'react';
import { Beginnings } from './Beginnings.tsx';
import { Results } from './Results.tsx';
import { useRecent } from './use-recent.ts';

/** the same as the contract's SEARCH_TEXT_MAX */
const MOST_LETTERS = 80;

/** One field for everything that has a screen. Its text is in the address, so that Back finds the same results. */
export default function SearchScreen() {
  const t = useText('membership');
  const [params, setParams] = useSearchParams();
  const text = (params.get('q') ?? '').slice(0, MOST_LETTERS);
  const search = (q: string) => setParams(q.trim() === '' ? {} : { q }, { replace: true });
  const { recent, forget } = useRecent(text);
  const field = useRef<HTMLDivElement>(null);
  const wasEmpty = useRef(text === '');
  useEffect(() => {
    // runs after the page has focused its title: who opens an empty search wants to type
    if (wasEmpty.current) field.current?.querySelector('input')?.focus();
  }, []);
  return (
    <Page title={t('search.title')}>
      <div ref={field}>
        <SearchField label={t('search.field')} keyword={text} max={MOST_LETTERS} onChange={search} />
      </div>
      {text.trim() === '' ? (
        <Beginnings recent={recent} onChoose={search} onForget={forget} />
      ) : (
        <Results text={text.trim()} />
      )}
    </Page>
  );
}
