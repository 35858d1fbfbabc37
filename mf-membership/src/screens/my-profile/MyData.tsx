import { useText } from '@resort/shared/i18n';
import { Button, showToast, useOneAtATime, useOffline } from '@resort/shared/ui';
import { useMemberDataMutation } from '../../api/member-data.ts';
import { Part } from './Part.tsx';
import { saveAsFile } from './save-as-file.ts';
import styles from './my-data.module.css';

/** Everything we hold about the member, as a file to take along. */
export function MyData() {
  const t = useText('membership');
  const offline = useOffline();
  const [ask] = useMemberDataMutation();
  const [download, isAsking] = useOneAtATime(async () => {
    const { data } = await ask();
    if (data === undefined) return;
    saveAsFile(`resort-my-data-${data.madeAt.slice(0, 10)}.json`, JSON.stringify(data, null, 2));
    showToast({ text: t('myData.saved') });
  });
  return (
    <Part title={t('myData.title')}>
      <div className={styles['inset']}>
        <p className={styles['lead']}>{t('myData.lead')}</p>
        <Button look="quiet" wide busy={isAsking} unavailable={offline} onClick={download}>
          {t('myData.download')}
        </Button>
      </div>
    </Part>
  );
}
