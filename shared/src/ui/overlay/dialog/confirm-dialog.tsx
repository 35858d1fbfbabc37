import { useId, type ReactNode } from 'react';
import { useText } from '../../../i18n/index.ts';
import { Button } from '../../button/button.tsx';
import styles from './dialog.module.css';
import { Dialog } from './dialog.tsx';

export interface ConfirmDialogProps {
  /** the question: 'Cancel this reservation?' */
  title: string;
  /** what will happen, with all amounts and dates */
  children: ReactNode;
  /** a verb, never 'OK' */
  confirm: string;
  /** irreversible */
  isDangerous?: boolean;
  /** true while the action runs; the dialog stays open until it ends */
  busy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/**
 * Asks for confirmation before an irreversible action. The way out comes first, so that it has the focus. It
 * is called Back, because next to 'Cancel the booking' a button 'Cancel' would be ambiguous.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, confirm, isDangerous = false, busy = false, onConfirm, onClose } = props;
  const t = useText('kit');
  const titleId = useId();
  const bodyId = useId();
  return (
    <Dialog kind="modal" labelledBy={titleId} describedBy={bodyId} onClose={busy ? () => {} : onClose}>
      <div className={styles['confirm']}>
        <h2 id={titleId} className={styles['title']}>
          {title}
        </h2>
        <div id={bodyId}>{children}</div>
        <div className={styles['choices']}>
          <Button look="quiet" wide onClick={onClose}>
            {t('back')}
          </Button>
          <Button look={isDangerous ? 'danger' : 'primary'} wide busy={busy} onClick={onConfirm}>
            {confirm}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
