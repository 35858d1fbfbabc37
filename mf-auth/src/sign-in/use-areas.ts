import { useAreaCodesQuery } from '@resort/shared/calls/one-time-code';
import type { AreaCode } from '@resort/shared/calls/one-time-code';
import { startArea } from '@resort/shared/ui/form';
import { useVisitorRegionQuery } from '../api/sign-in.ts';

/** Where a number may be from, and where a form begins: `+853`. */
export interface Areas {
  list: readonly AreaCode[];
  start: string;
}

/** Nobody has to look for the area that they are in; where that is not known, the list's own order holds. */
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
