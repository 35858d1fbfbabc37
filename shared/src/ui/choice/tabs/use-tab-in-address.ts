import { useSearchParams } from '../../../router/index.ts';

/**
 * The selected tab as `?<name>=<id>` in the address, so that a link, a reload and Back preserve it. No or an
 * unknown value means the first one. A selection replaces the history entry, so that Back leaves the screen.
 */
export function useTabInAddress<Id extends string>(
  ids: readonly [Id, ...Id[]],
  name = 'tab',
): [selected: Id, select: (id: Id) => void] {
  const [params, setParams] = useSearchParams();
  const selected = ids.find((id) => id === params.get(name)) ?? ids[0];
  const select = (id: Id) => {
    setParams(
      (before) => {
        if (id === ids[0]) before.delete(name);
        else before.set(name, id);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return [selected, select];
}
