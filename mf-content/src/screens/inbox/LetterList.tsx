import { useText } from '@resort/shared/i18n';
import { EmptyState, SkeletonRows } from '@resort/shared/ui';
import { Illustration } from '@resort/shared/ui/illustration';
import { PagedList, type PagesQuery } from '@resort/shared/ui/list';
import type { LetterBrief } from '../../../contract/index.ts';
import { LetterRow } from './LetterRow.tsx';

interface LetterListProps {
  label: string;
  query: PagesQuery;
  /** undefined: not known yet */
  rows: readonly LetterBrief[] | undefined;
}

/** Letters, the latest first. */
export function LetterList({ label, query, rows }: LetterListProps) {
  const t = useText('content');
  return (
    <PagedList
      label={label}
      query={query}
      items={rows}
      keyOf={({ id }) => id}
      render={(letter) => <LetterRow letter={letter} />}
      waiting={<SkeletonRows rows={5} />}
      failed={t('inbox.failed')}
      empty={
        <EmptyState
          art={<Illustration of="messages" />}
          title={t('inbox.none.title')}
          why={t('inbox.none.why')}
        />
      }
    />
  );
}
