import { isNotFound } from '@resort/shared/api';
import { useCountriesQuery } from '@resort/shared/calls/dictionary';
import { useText } from '@resort/shared/i18n';
import { useSearchParams } from '@resort/shared/router';
import { to } from '@resort/shared/routes';
import { ButtonLink, EmptyState, ErrorCard, Page, SkeletonRows, Waiting } from '@resort/shared/ui';
import { Illustration } from '@resort/shared/ui/illustration';
import { useDocumentTypesQuery, useVisitorNoticeQuery, useVisitorQuery } from '../../api/visitors.ts';
import { VisitorForm } from './VisitorForm.tsx';

/** A visitor to be saved, or changed by `id`; `for`: the place of an order that they are added for. */
export default function RealNameEditScreen() {
  const t = useText('ticketing');
  const [params] = useSearchParams();
  const id = params.get('id') ?? undefined;
  const visitor = useVisitorQuery(
    { id: id ?? '' },
    { skip: id === undefined, refetchOnMountOrArgChange: true },
  );
  const lists = {
    types: useDocumentTypesQuery(),
    notice: useVisitorNoticeQuery(),
    countries: useCountriesQuery(),
  };
  const [types, notice, countries] = [lists.types.data, lists.notice.data, lists.countries.data];
  const title = t(id === undefined ? 'visitor.add' : 'visitor.change');
  if (id !== undefined && isNotFound(visitor.error)) return <NoVisitor title={title} />;
  const asked = [...Object.values(lists), ...(id === undefined ? [] : [visitor])];
  const saved = visitor.currentData;
  return (
    <Page title={title} lead={t('visitor.lead')}>
      {types && notice && countries && (id === undefined || saved) ? (
        <VisitorForm
          key={id ?? 'new'}
          saved={saved}
          types={types}
          notice={notice}
          countries={countries}
          place={params.get('for')}
        />
      ) : asked.some(({ isError }) => isError) ? (
        <ErrorCard
          message={t('visitor.failed')}
          isRetrying={asked.some(({ isFetching }) => isFetching)}
          onRetry={() => {
            for (const { isError, refetch } of asked) if (isError) void refetch();
          }}
        />
      ) : (
        <Waiting>
          <SkeletonRows rows={6} />
        </Waiting>
      )}
    </Page>
  );
}

function NoVisitor({ title }: { title: string }) {
  const t = useText('ticketing');
  return (
    <Page title={title}>
      <EmptyState
        art={<Illustration of="search" />}
        title={t('visitor.none')}
        why={t('visitor.noneWhy')}
        action={<ButtonLink to={to('/real-name')}>{t('visitors.toList')}</ButtonLink>}
      />
    </Page>
  );
}
