import { useText } from '@resort/shared/i18n';
import { Banner, Button } from '@resort/shared/ui';
import { useState } from 'react';
import { useNewerRelease } from '../../updates/newer-release.ts';
import styles from '../layout.module.css';

/**
 * Offers to load a newer release. Only the member can reload, because a booking or payment may be in
 * progress.
 */
export default function NewVersionBar() {
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
