import { ErrorCard, SkeletonRows, Waiting } from '@resort/shared/ui';

interface PartStateProps {
  read: { data?: unknown; isError: boolean; isFetching: boolean; refetch: () => unknown };
  /** what could not be read */
  failed: string;
}

/** What a part shows until its list arrives, or if it does not arrive. */
export function PartState({ read: { data, isError, isFetching, refetch }, failed }: PartStateProps) {
  if (data !== undefined) return null;
  return isError ? (
    <ErrorCard message={failed} isRetrying={isFetching} onRetry={() => void refetch()} />
  ) : (
    <Waiting>
      <SkeletonRows rows={1} />
    </Waiting>
  );
}
