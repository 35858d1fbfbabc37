import { useText } from '@resort/shared/i18n';
import { Banner, Button } from '@resort/shared/ui';
import { useState } from 'react';
import { useNewerRelease } from '../updates/newer-release.ts';
import styles from './layout.module.css';

/** Offers a newer release. Only the member reloads: what is being booked or paid must never be switched underneath. */
export function NewVersionBar() {
  const t = useText('shell');
  const isNewer = useNewerRelease();
  const [isDismissed, setDismissed] = useState(false);
  const actions = (
    <span className={styles['actions']}>
      <Button look="plain" onClick={() => location.reload()}>
        {t('newVersion.reload')}
      </Button>
      <Button look="plain" onClick={() => setDismissed(true)}>
        {t('newVersion.later')}
      </Button>
    </span>
  );
  return <Banner action={actions}>{isNewer && !isDismissed ? t('newVersion.text') : null}</Banner>;
}
