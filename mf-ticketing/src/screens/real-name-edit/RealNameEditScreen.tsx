import { isNotFound } from '@resort/shared/api';
import { useCountriesQuery } from '@resort/shared/calls/dictionary';
import { useText } from '@resort/shared/i18n';
import { useSearchParams } from '@resort/shared/router';
import { to } from '@resort/shared/routes';
import { ButtonLink, EmptyState, ErrorCard, Page, SkeletonRows, Waiting } from '@resort/shared/ui';
import { Illustration } from '@resort/shared/ui/illustration';
import { useDocumentTypesQuery, useGuestNoticeQuery, useGuestQuery } from '../../api/guests.ts';
import { GuestForm } from './GuestForm.tsx';

/** A guest to be saved, or changed by `id`; `for`: the place of an order that they are added for. */
export default function RealNameEditScreen() {
  const t = useText('ticketing');
  const [params] = useSearchParams();
  const id = params.get('id') ?? undefined;
  const guest = useGuestQuery({ id: id ?? '' }, { skip: id === undefined, refetchOnMountOrArgChange: true });
  const lists = {
    types: useDocumentTypesQuery(),
    notice: useGuestNoticeQuery(),
    countries: useCountriesQuery(),
  };
  const [types, notice, countries] = [lists.types.data, lists.notice.data, lists.countries.data];
  const title = t(id === undefined ? 'guest.add' : 'guest.change');
  if (id !== undefined && isNotFound(guest.error)) return <NoGuest title={title} />;
  const asked = [...Object.values(lists), ...(id === undefined ? [] : [guest])];
  const saved = guest.currentData;
  return (
    <Page title={title} lead={t('guest.lead')}>
      {types && notice && countries && (id === undefined || saved) ? (
        <GuestForm
          key={id ?? 'new'}
          saved={saved}
          types={types}
          notice={notice}
          countries={countries}
          place={params.get('for')}
        />
      ) : asked.some(({ isError }) => isError) ? (
        <ErrorCard
          message={t('guest.failed')}
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

function NoGuest({ title }: { title: string }) {
  const t = useText('ticketing');
  return (
    <Page title={title}>
      <EmptyState
        art={<Illustration of="search" />}
        title={t('guest.none')}
        why={t('guest.noneWhy')}
        action={<ButtonLink to={to('/real-name')}>{t('guests.toList')}</ButtonLink>}
      />
    </Page>
  );
}
