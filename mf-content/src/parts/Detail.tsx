import { useText } from '@resort/shared/i18n';
import { ButtonLink, EmptyState, ErrorCard, Page, SkeletonPictureCard, Waiting } from '@resort/shared/ui';
import { Illustration } from '@resort/shared/ui/illustration';
import type { ReactNode } from 'react';
import { isGone } from './gone.ts';

interface DetailProps<Row> {
  /** whose texts these are: `<topic>.title`, `.failed`, `.unknown.title`, `.unknown.why` */
  topic: 'article' | 'activity' | 'city' | 'landing' | 'message';
  query: { data?: Row | undefined; error?: unknown; isFetching: boolean; refetch: () => unknown };
  /** skeletons in the shape of what will come */
  waiting?: ReactNode;
  /** where there is more, for who looked for what is gone */
  way: { to: string; label: string };
  children: (row: Row) => ReactNode;
}

/** A screen about one thing that the address names: the thing, its waiting, its failure, or that it is gone. */
export function Detail<Row>({ topic, query, waiting, way, children }: DetailProps<Row>) {
  const t = useText('content');
  const { data, error, isFetching, refetch } = query;
  const isUnknown = isGone(error);
  if (data !== undefined && !isUnknown) return children(data);
  return (
    <Page title={t(`${topic}.title`)}>
      {error === undefined ? <Waiting>{waiting ?? <SkeletonPictureCard />}</Waiting> : null}
      {isUnknown ? (
        <EmptyState
          art={<Illustration of="search" />}
          title={t(`${topic}.unknown.title`)}
          why={t(`${topic}.unknown.why`)}
          action={<ButtonLink to={way.to}>{way.label}</ButtonLink>}
        />
      ) : null}
      {error !== undefined && !isUnknown ? (
        <ErrorCard message={t(`${topic}.failed`)} isRetrying={isFetching} onRetry={() => void refetch()} />
      ) : null}
    </Page>
  );
}
