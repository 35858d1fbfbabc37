import { formatBusinessDate, formatDate, personName } from '@resort/shared/format';
import { currentLanguage, useText } from '@resort/shared/i18n';
import { Button, ErrorCard, Notice, Page, SkeletonRows, useOffline, Waiting } from '@resort/shared/ui';
import { Form, NameFields, TextArea } from '@resort/shared/ui/form';
import type { NameChanges } from '../../../../contract/index.ts';
import { useNameChangesQuery } from '../../../api/profile.ts';
import { useNameForm } from './use-name-form.ts';

/** The name as on the travel document: once a year at once, otherwise after a look at it. */
export function EditName() {
  const t = useText('membership');
  const read = useNameChangesQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data: history, isError, isFetching, refetch } = read;
  return (
    <Page title={t('profile.name.title')} lead={t('profile.name.lead')}>
      {history ? <NameForm history={history} /> : null}
      {history || isError ? null : (
        <Waiting>
          <SkeletonRows rows={3} />
        </Waiting>
      )}
      {isError && !history ? (
        <ErrorCard message={t('profile.failed')} isRetrying={isFetching} onRetry={() => void refetch()} />
      ) : null}
    </Page>
  );
}

function NameForm({ history }: { history: NameChanges }) {
  const t = useText('membership');
  const offline = useOffline('kept');
  const { freeFrom } = history;
  const form = useNameForm({ isReviewed: freeFrom !== null });
  return (
    <>
      <NameState history={history} />
      <Form form={form}>
        <NameFields family={form.field('lastName')} given={form.field('firstName')} />
        {freeFrom === null ? null : (
          <TextArea
            {...form.field('reason')}
            label={t('profile.name.reason')}
            hint={t('profile.name.reasonHint')}
          />
        )}
        <Button type="submit" wide busy={form.busy} unavailable={offline}>
          {t(freeFrom === null ? 'profile.name.change' : 'profile.name.ask')}
        </Button>
      </Form>
    </>
  );
}

/** The status of the latest change, and the rule for another one. */
function NameState({ history: { freeFrom, changes } }: { history: NameChanges }) {
  const t = useText('membership');
  const [newest] = changes;
  const about = {
    name: newest ? personName(newest, currentLanguage()) : '',
    date: newest ? formatDate(newest.at, currentLanguage()) : '',
  };
  if (newest?.status === 'PENDING_REVIEW')
    return <Notice tone="info">{t('profile.name.pending', about)}</Notice>;
  if (newest?.status === 'REJECTED')
    return <Notice tone="warning">{t('profile.name.rejected', about)}</Notice>;
  if (freeFrom === null) return null;
  return (
    <Notice tone="info">
      {t('profile.name.reviewed', { date: formatBusinessDate(freeFrom, currentLanguage()) })}
    </Notice>
  );
}
