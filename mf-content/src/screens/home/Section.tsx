import { useText } from '@resort/shared/i18n';
import { servedLink } from '@resort/shared/routes';
import { ErrorCard, SectionHeading } from '@resort/shared/ui';
import { SideBySide } from '@resort/shared/ui/tiles';
import { useId, type ReactNode, type Ref } from 'react';
import type { HomeInfo } from '../../../contract/index.ts';
import styles from './home.module.css';

/** A section in the form of the editors' content. */
export type SectionInfo = HomeInfo['sections'][number];

interface SectionProps<Row> {
  info: SectionInfo;
  place: Ref<HTMLElement>;
  query: {
    data?: { list: readonly Row[] } | undefined;
    isError: boolean;
    isFetching: boolean;
    refetch: () => unknown;
  };
  children: (row: Row) => ReactNode;
}

/**
 * A section of the home: a heading and a row of cards. It reserves its space before they load, and is removed if there
 * are none.
 */
export function Section<Row extends { id: string }>({ info, place, query, children }: SectionProps<Row>) {
  const t = useText('content');
  const id = useId();
  const { code, title, text, link } = info;
  const { data, isError, isFetching, refetch } = query;
  const way = servedLink(link);
  const all = way === undefined ? {} : { link: { to: way, label: t(`home.all.${code}`) } };
  if (data?.list.length === 0) return null;
  return (
    <section ref={place} className={styles['section']} aria-labelledby={id}>
      <SectionHeading id={id} title={title} {...all} />
      <p className={styles['text']}>{text}</p>
      {data === undefined && isError ? (
        <ErrorCard message={t('home.failed')} isRetrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <SideBySide rows={data?.list} className={styles['side']} areWide render={children} />
      )}
    </section>
  );
}
