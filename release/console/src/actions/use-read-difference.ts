import { useText } from '@resort/shared/i18n';
import type { ReleaseDifference } from '@resort/release/client';
import { useDifferenceQuery, useLazyDifferenceQuery } from '../api/registry.ts';

/** Two releases of a channel. */
interface Between {
  channel: string;
  from: number;
  to: number;
}

/**
 * Reads the difference ahead, and gives it to a form that needs it: whoever is faster than the registry waits instead of
 * deciding about changes that nobody has shown. A failure is a sentence.
 */
export function useReadDifference(between: Between): () => Promise<ReleaseDifference | string> {
  const t = useText('console');
  useDifferenceQuery(between);
  const [read] = useLazyDifferenceQuery();
  return async () => {
    const { data, error } = await read(between, true);
    if (data !== undefined) return data;
    return error !== undefined && 'detail' in error ? error.detail : t('broken');
  };
}
