import { useMemberCodeMutation } from '@resort/shared/calls/member-code';
import { useText } from '@resort/shared/i18n';
import { useMember } from '@resort/shared/session';
import { Button, Dialog } from '@resort/shared/ui';
import { LiveCode } from '@resort/shared/ui/code';
import { useId } from 'react';
import styles from './spend-dollars.module.css';

/** The member code, which a till scans to pay the bill with Resort Dollars. */
export function CodeToPay({ onClose }: { onClose: () => void }) {
  const t = useText('dollars');
  const titleId = useId();
  const { memberNo } = useMember();
  const [ask] = useMemberCodeMutation();
  return (
    <Dialog kind="sheet" labelledBy={titleId} onClose={onClose}>
      <div className={styles['paying']}>
        <h2 id={titleId} className={styles['title']}>
          {t('spend.code.title')}
        </h2>
        <p>{t('spend.code.lead')}</p>
        <LiveCode
          label={t('spend.code.label')}
          readable={memberNo}
          load={() => ask().unwrap()}
          hint={t('spend.code.brightness')}
        />
        <Button look="quiet" wide onClick={onClose}>
          {t('spend.code.close')}
        </Button>
      </div>
    </Dialog>
  );
}
