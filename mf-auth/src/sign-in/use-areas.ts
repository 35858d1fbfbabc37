import { useAreaCodesQuery } from '@resort/shared/calls/one-time-code';
import type { AreaCode } from '@resort/shared/calls/one-time-code';
import { startArea } from '@resort/shared/ui/form';
import { useVisitorRegionQuery } from '../api/sign-in.ts';

/** Where a number may be from, and where a form begins: `+853`. */
export interface Areas {
  list: readonly AreaCode[];
  start: string;
}

/** The visitor's own area comes first; if it is unknown, the list keeps its order. */
export function useAreas() {
  const { data: list, isError, isFetching, refetch } = useAreaCodesQuery();
  const { data: region, isLoading } = useVisitorRegionQuery();
  const areas = list && !isLoading ? { list, start: startArea(list, region?.areaCode) } : undefined;
  return {
    areas,
    isError: isError && list === undefined,
    isRetrying: isFetching,
    retry: () => void refetch(),
  };
}
