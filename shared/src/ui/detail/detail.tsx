import type { ReactNode } from 'react';
import { isApiError, isNotFound } from '../../api/index.ts';
import { ButtonLink } from '../button.tsx';
import { EmptyState } from '../feedback/empty-state.tsx';
import { ErrorCard } from '../feedback/error-card.tsx';
import { SkeletonPictureCard } from '../feedback/skeleton.tsx';
import { Waiting } from '../feedback/waiting.tsx';
import { Page } from '../frame/page.tsx';
import { Illustration } from '../illustration/index.ts';

export interface DetailProps<Row> {
  /** the screen's, as long as the thing's own is not known */
  title: string;
  /** nothing could be asked for: the address names nothing */
  isNothing?: boolean;
  query: { data?: Row | undefined; error?: unknown; isFetching: boolean; refetch: () => unknown };
  /** skeletons in the shape of what will come */
  waiting?: ReactNode;
  /** why it could not be had, above the way to try again */
  failed: string;
  /** it is gone, or never was, and where there is more for who looked for it */
  unknown: { title: string; why: string; way: { to: string; label: string } };
  children: (row: Row) => ReactNode;
}

/** A screen about one thing that the address names: the thing, its waiting, its failure, or that it is gone. */
export function Detail<Row>(props: DetailProps<Row>) {
  const { title, query, waiting = <SkeletonPictureCard />, failed, unknown, children } = props;
  const { data, error, isFetching, refetch } = query;
  const isUnknown = props.isNothing === true || isGone(error);
  if (data !== undefined && !isUnknown) return children(data);
  return (
    <Page title={title}>
      {isUnknown ? (
        <EmptyState
          art={<Illustration of="search" />}
          title={unknown.title}
          why={unknown.why}
          action={<ButtonLink to={unknown.way.to}>{unknown.way.label}</ButtonLink>}
        />
      ) : error === undefined ? (
        <Waiting>{waiting}</Waiting>
      ) : (
        <ErrorCard message={failed} isRetrying={isFetching} onRetry={() => void refetch()} />
      )}
    </Page>
  );
}

/** Trying again would not bring it. */
const isGone = (error: unknown): boolean =>
  isNotFound(error) || (isApiError(error) && error.errorCode === 'GONE');
