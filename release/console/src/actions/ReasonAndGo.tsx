import { useText } from '@resort/shared/i18n';
import { Button } from '@resort/shared/ui';
import { TextField, type Binding } from '@resort/shared/ui/form';
import styles from './action-dialog.module.css';

/** The end of every form: why, for the log, and on to the confirmation. */
export function ReasonAndGo({ reason, onClose }: { reason: Binding<string>; onClose: () => void }) {
  const t = useText('console');
  return (
    <>
      <TextField {...reason} label={t('reason.label')} hint={t('reason.hint')} enterKeyHint="go" />
      <div className={styles['ways']}>
        <Button look="quiet" wide onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button type="submit" wide>
          {t('continue')}
        </Button>
      </div>
    </>
  );
}
