import { useAreaCodesQuery } from '@resort/shared/calls/one-time-code';
import type { AreaCode } from '@resort/shared/calls/one-time-code';
import { startArea } from '@resort/shared/ui/form';
import { useVisitorRegionQuery, useVoiceCodeSwitchQuery } from '../api/sign-in.ts';

/** Where a number may be from, and where a form begins: `+853`. */
export interface Areas {
  list: readonly AreaCode[];
  start: string;
  /** whose numbers can be called with the code */
  called: readonly string[];
}

/**
 * The visitor's own area comes first; if it is unknown, the list keeps its order. Complete at once: a button that came
 * later would move the form.
 */
export function useAreas() {
  const { data: list, isError, isFetching, refetch } = useAreaCodesQuery();
  const { data: region, isLoading: isRegionLoading } = useVisitorRegionQuery();
  const { data: voice, isLoading: isVoiceLoading } = useVoiceCodeSwitchQuery({});
  const areas: Areas | undefined =
    list && !isRegionLoading && !isVoiceLoading
      ? { list, start: startArea(list, region?.areaCode), called: voice?.areaCodes ?? [] }
      : undefined;
  return {
    areas,
    isError: isError && list === undefined,
    isRetrying: isFetching,
    retry: () => void refetch(),
  };
}
