import { useText } from '@resort/shared/i18n';
import { Button, showToast, useOneAtATime } from '@resort/shared/ui';
import type { InboxTab } from '../../../contract/index.ts';
import { useReadLettersMutation } from '../../api/inbox.ts';
import styles from './inbox.module.css';

/**
 * Marks everything up to the newest visible letter as read, so that one that arrives meanwhile stays unread.
 */
export function ReadAll({ upToId, tab }: { upToId: string; tab: InboxTab }) {
  const t = useText('content');
  const [send] = useReadLettersMutation();
  const [read, isBusy] = useOneAtATime(async () => {
    const { error } = await send({ upToId, tab });
    showToast({ text: t(error === undefined ? 'inbox.readAllDone' : 'inbox.readAllFailed') });
  });
  return (
    <div className={styles['readAll']}>
      <Button look="plain" busy={isBusy} onClick={read}>
        {t('inbox.readAll')}
      </Button>
    </div>
  );
}
