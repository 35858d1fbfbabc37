import { useId, type ReactNode } from 'react';
import { Dialog } from '../../overlay/dialog/dialog.tsx';
import styles from './moment.module.css';
import { MomentScene, MomentWords, type MomentProps } from './moment.tsx';

export interface MomentDialogProps extends Pick<MomentProps, 'title' | 'name' | 'date'> {
  /** one sentence below the title */
  text: string;
  onClose: () => void;
  /** the next step, and the way back */
  children: ReactNode;
}

/** A moment that comes to the member instead of following from a press: it covers the screen until it is closed. */
export function MomentDialog({ title, text, name, date, onClose, children }: MomentDialogProps) {
  const titleId = useId();
  const textId = useId();
  return (
    <Dialog kind="page" labelledBy={titleId} describedBy={textId} onClose={onClose}>
      <div className={styles['staged']}>
        <MomentScene />
        <div className={styles['words']}>
          <div>
            <h2 id={titleId} className={styles['title']}>
              {title}
            </h2>
            <p id={textId}>{text}</p>
          </div>
          <MomentWords name={name} date={date} />
          <div className={styles['steps']}>{children}</div>
        </div>
      </div>
    </Dialog>
  );
}
