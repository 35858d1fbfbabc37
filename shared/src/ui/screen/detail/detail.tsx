import type { ReactNode } from 'react';
import { isApiError, isNotFound } from '../../../api/index.ts';
import { ButtonLink } from '../../button/button.tsx';
import { EmptyState } from '../feedback/empty-state.tsx';
import { ErrorCard } from '../feedback/error-card.tsx';
import { SkeletonPictureCard } from '../feedback/skeleton.tsx';
import { Waiting } from '../feedback/waiting.tsx';
import { Page } from '../frame/page.tsx';
import { Illustration } from '../illustration/index.ts';

/** The thing does not exist (any more); with a link to similar ones. */
export interface UnknownThing {
  title: string;
  why: string;
  way: { to: string; label: string };
}

export interface DetailProps<Row> {
  /** title of the screen until the thing's own title is known */
  title: string;
  /** as of `Page`: the thing is shown on a wide one */
  isWide?: boolean;
  /** nothing to request: the address names nothing */
  isNothing?: boolean;
  query: { data?: Row | undefined; error?: unknown; isFetching: boolean; refetch: () => unknown };
  /** skeletons in the shape of the content */
  waiting?: ReactNode;
  /** the error message above the retry button */
  failed: string;
  unknown: UnknownThing;
  children: (row: Row) => ReactNode;
}

/**
 * A screen about one thing that its address names: the thing, loading, a failure, or that it no longer
 * exists.
 */
export function Detail<Row>(props: DetailProps<Row>) {
  const {
    title,
    query,
    waiting = <SkeletonPictureCard />,
    failed,
    unknown,
    isWide = false,
    children,
  } = props;
  const { data, error, isFetching, refetch } = query;
  const isUnknown = props.isNothing === true || isGone(error);
  if (data !== undefined && !isUnknown) return children(data);
  if (isUnknown) return <Unknown page={title} unknown={unknown} />;
  return (
    <Page title={title} isWide={isWide}>
      {error === undefined ? (
        <Waiting>{waiting}</Waiting>
      ) : (
        <ErrorCard message={failed} isRetrying={isFetching} onRetry={() => void refetch()} />
      )}
    </Page>
  );
}

/** A page whose address names nothing. */
export function Unknown({ page, unknown: { title, why, way } }: { page: string; unknown: UnknownThing }) {
  return (
    <Page title={page}>
      <EmptyState
        art={<Illustration of="search" />}
        title={title}
        why={why}
        action={<ButtonLink to={way.to}>{way.label}</ButtonLink>}
      />
    </Page>
  );
}

/** A retry would not help. */
const isGone = (error: unknown): boolean =>
  isNotFound(error) || (isApiError(error) && error.errorCode === 'GONE');
