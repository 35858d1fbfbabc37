import { isApiError, isNotFound } from '@resort/shared/api';
import { useText } from '@resort/shared/i18n';
import { useSearchParams } from '@resort/shared/router';
import { to } from '@resort/shared/routes';
import { ButtonLink, EmptyState, ErrorCard, Page, SkeletonText, Waiting } from '@resort/shared/ui';
import { Illustration } from '@resort/shared/ui/illustration';
import { useEffect } from 'react';
import { useStopTopicMutation } from '../../api/subscriptions.ts';

/**
 * Opened by a message's unsubscribe button, also by somebody who is not signed in: ends the messages at once. Only a
 * page that runs does so, not a program that fetches the link to look at it.
 */
export default function UnsubscribeScreen() {
  const t = useText('content');
  const token = useSearchParams()[0].get('token') ?? '';
  const [stop, { data, error, isLoading }] = useStopTopicMutation();
  useEffect(() => void stop({ token }), [stop, token]);
  const settings = <ButtonLink to={to('/notifications')}>{t('unsubscribe.settings')}</ButtonLink>;
  if (data !== undefined)
    return (
      <Page title={t('unsubscribe.title')}>
        <EmptyState
          art={<Illustration of="messages" />}
          title={t('unsubscribe.done')}
          why={t(`unsubscribe.of.${data.topic}`)}
          action={settings}
        />
      </Page>
    );
  // not ours, or of an account that is closed: another attempt would not help
  const isOver = isNotFound(error) || (isApiError(error) && error.errorCode === 'GONE');
  if (isOver)
    return (
      <Page title={t('unsubscribe.title')}>
        <EmptyState
          art={<Illustration of="search" />}
          title={t('unsubscribe.gone.title')}
          why={t('unsubscribe.gone.why')}
          action={settings}
        />
      </Page>
    );
  return (
    <Page title={t('unsubscribe.title')}>
      {error === undefined ? (
        <Waiting>
          <SkeletonText lines={4} />
        </Waiting>
      ) : (
        <ErrorCard
          message={t('unsubscribe.failed')}
          isRetrying={isLoading}
          onRetry={() => void stop({ token })}
        />
      )}
    </Page>
  );
}
