import { formatDate } from '@resort/shared/format';
import { currentLanguage, useText } from '@resort/shared/i18n';
import { servedLink } from '@resort/shared/routes';
import { ErrorCard, Picture, Surface } from '@resort/shared/ui';
import type { ReactNode } from 'react';
import { ActivityCard } from '../../activities/ActivityCard.tsx';
import { useArticlesInfiniteQuery } from '../../api/articles.ts';
import { useHomeExperienceQuery, useHomeHappeningQuery, useHomeOffersQuery } from '../../api/home.ts';
import { ArticleCard } from '../../articles/ArticleCard.tsx';
import styles from './home.module.css';

/** How many rows of each section the home asks for; the rest is behind its link. */
const FEW = { pageSize: 5 };

interface RowQuery<Row> {
  data?: { list: readonly Row[] } | undefined;
  isError: boolean;
  isFetching: boolean;
  refetch: () => unknown;
}

/** Cards side by side; a failure concerns this section alone. */
function Side<Row extends { id: string }>({
  query,
  children,
}: {
  query: RowQuery<Row>;
  children: (row: Row) => ReactNode;
}) {
  const t = useText('content');
  const { data, isError, isFetching, refetch } = query;
  if (data === undefined && isError) {
    return <ErrorCard message={t('home.failed')} isRetrying={isFetching} onRetry={() => void refetch()} />;
  }
  return (
    <ul className={styles['side']}>
      {(data?.list ?? []).map((row) => (
        <li key={row.id} className={styles['card']}>
          {children(row)}
        </li>
      ))}
    </ul>
  );
}

export function Offers() {
  const t = useText('content');
  return (
    <Side query={useHomeOffersQuery(FEW)}>
      {({ title, picture, link, validTo }) => {
        const way = servedLink(link);
        return (
          <Surface
            title={title}
            picture={<Picture src={picture.src} alt="" />}
            lines={[t('home.until', { date: formatDate(validTo, currentLanguage()) })]}
            {...(way === undefined ? {} : { to: way })}
          />
        );
      }}
    </Side>
  );
}

export function Happening() {
  return (
    <Side query={useHomeHappeningQuery(FEW)}>
      {(activity) => <ActivityCard activity={activity} level={3} />}
    </Side>
  );
}

export function Experience() {
  return (
    <Side query={useHomeExperienceQuery(FEW)}>
      {(article) => <ArticleCard article={article} kind="enjoy" level={3} />}
    </Side>
  );
}

export function Stories() {
  const { data, ...query } = useArticlesInfiniteQuery({ ...FEW });
  return (
    <Side query={{ ...query, data: data?.pages[0] }}>
      {(article) => <ArticleCard article={article} level={3} />}
    </Side>
  );
}
