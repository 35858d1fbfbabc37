import { useSearchParams } from '@resort/shared/router';

/** A choice as `?<name>=…`, so that a link, a reload and Back keep it; null: none. Choosing replaces the address. */
export function useInAddress(name: string): [chosen: string | null, choose: (next: string | null) => void] {
  const [query, setQuery] = useSearchParams();
  const choose = (next: string | null) =>
    setQuery(
      (before) => {
        if (next === null) before.delete(name);
        else before.set(name, next);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  return [query.get(name), choose];
}
