import { useText } from '@resort/shared/i18n';
import { Button, Notice } from '@resort/shared/ui';
import type { NotificationTopic } from '../../../contract/index.ts';
import { usePush } from '../../push/use-push.ts';
import styles from './notifications.module.css';

interface PushPanelProps {
  webPushKey: string;
  topics: NotificationTopic[];
}

/** Notifications on this device: explained before the browser asks, and requested by a press only. */
export default function PushPanel({ webPushKey, topics }: PushPanelProps) {
  const t = useText('content');
  const { permission, isOn, isBusy, hasFailed, turn } = usePush(webPushKey, topics);
  const isDenied = permission === 'denied';
  const isThere = permission !== 'unsupported' && !isDenied;
  return (
    <section className={styles['push']} aria-labelledby="push">
      <h3 id="push" className={styles['title']}>
        {t('push.title')}
      </h3>
      <p className={styles['why']}>{t('push.why')}</p>
      {isDenied ? <Notice tone="warning">{t('push.denied')}</Notice> : null}
      {permission === 'unsupported' ? <Notice>{t('push.unsupported')}</Notice> : null}
      {isOn ? <Notice tone="success">{t('push.on')}</Notice> : null}
      {hasFailed ? <Notice tone="danger">{t('push.failed')}</Notice> : null}
      {isThere ? (
        <Button look="quiet" wide busy={isBusy} onClick={turn}>
          {t(isOn ? 'push.turnOff' : 'push.turnOn')}
        </Button>
      ) : null}
    </section>
  );
}
