import { useSharedTargetQuery } from '@resort/shared/ui/share';
import { isNotFound } from '@resort/shared/api';
import { useText } from '@resort/shared/i18n';
import { useNavigate, useSearchParams } from '@resort/shared/router';
import { to } from '@resort/shared/routes';
import { ButtonLink, EmptyState, ErrorCard, Page, SkeletonText, Waiting } from '@resort/shared/ui';
import { Illustration } from '@resort/shared/ui/illustration';
import { useEffect } from 'react';
import { leadsTo } from './leads-to.ts';

/** The target of a shared link: leads to it, or says that it is no longer available. */
export default function ShareScreen() {
  const t = useText('content');
  const navigate = useNavigate();
  const token = useSearchParams()[0].get('token') ?? '';
  const {
    data: target,
    error,
    isFetching,
    refetch,
  } = useSharedTargetQuery({ token }, { skip: token === '' });
  const way = target?.valid ? leadsTo(target) : undefined;
  useEffect(() => {
    if (way !== undefined) void navigate(way, { replace: true });
  }, [way, navigate]);
  const isWaiting = token !== '' && (way !== undefined || (!target && error === undefined));
  const isUnreachable = error !== undefined && !isNotFound(error);
  if (isWaiting) {
    return (
      <Page title={t('share.title')}>
        <Waiting>
          <SkeletonText lines={4} />
        </Waiting>
      </Page>
    );
  }
  return (
    <Page title={t('share.title')}>
      {isUnreachable ? (
        <ErrorCard message={t('share.failed')} isRetrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <EmptyState
          art={<Illustration of="search" />}
          title={t('share.gone.title')}
          why={t('share.gone.why')}
          action={<ButtonLink to={to('/home')}>{t('share.toHome')}</ButtonLink>}
        />
      )}
    </Page>
  );
}
