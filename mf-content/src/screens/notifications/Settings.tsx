import { useText } from '@resort/shared/i18n';
import { ErrorCard, SectionHeading, SkeletonRows, Waiting } from '@resort/shared/ui';
import { lazy, Suspense } from 'react';
import { useSubscriptionsQuery } from '../../api/subscriptions.ts';
import styles from './notifications.module.css';
import { QuietHoursField } from './QuietHoursField.tsx';
import { TopicSwitch } from './TopicSwitch.tsx';

/** Only if the resort can send push messages. */
const PushPanel = lazy(() => import('./PushPanel.tsx'));

/** What the member wants to receive from the resort, and whether this device may show it. */
export function Settings() {
  const t = useText('content');
  const { data, isError, isFetching, refetch } = useSubscriptionsQuery();
  return (
    <section className={styles['part']} aria-labelledby="subscriptions">
      <SectionHeading id="subscriptions" title={t('notifications.settings')} />
      <p className={styles['why']}>{t('notifications.settingsWhy')}</p>
      {data === undefined && isError ? (
        <ErrorCard
          message={t('notifications.settingsFailed')}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : null}
      {data === undefined && !isError ? (
        <Waiting>
          <SkeletonRows rows={4} />
        </Waiting>
      ) : null}
      {data?.templates.map((template) => (
        <TopicSwitch key={template.id} template={template} />
      ))}
      {data === undefined ? null : <QuietHoursField quiet={data.quiet} />}
      {data === undefined || data.webPushKey === null ? null : (
        <Suspense>
          <PushPanel
            webPushKey={data.webPushKey}
            topics={data.templates.filter(({ accepted }) => accepted === true).map(({ id }) => id)}
          />
        </Suspense>
      )}
    </section>
  );
}
