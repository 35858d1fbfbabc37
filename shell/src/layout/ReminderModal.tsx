import { useText } from '@resort/shared/i18n';
import { useDispatch, useSelector } from '@resort/shared/redux';
import { reminderConfirmed } from '@resort/shared/reminder';
import type { RootState } from '@resort/shared/store';
import { Button, Dialog } from '@resort/shared/ui';
import styles from './layout.module.css';

/** The global reminder (specification §2 and §8): title, message with its line breaks, Confirm. */
export function ReminderModal() {
  const t = useText('shell');
  const dispatch = useDispatch();
  const reminder = useSelector((state: RootState) => state.reminder);
  if (reminder === null) return null;
  const confirm = () => dispatch(reminderConfirmed());
  return (
    <Dialog kind="modal" labelledBy="reminder-title" onClose={confirm}>
      <div className={styles['reminder']}>
        <h2 id="reminder-title" className={styles['heading']}>
          {t('reminder.title')}
        </h2>
        <p className={styles['message']}>{reminder.message ?? t(`reminder.${reminder.reason}`)}</p>
        <Button wide onClick={confirm}>
          {t('reminder.confirm')}
        </Button>
      </div>
    </Dialog>
  );
}
