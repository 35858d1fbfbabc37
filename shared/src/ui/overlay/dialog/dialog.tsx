import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styles from './dialog.module.css';
import { useLayer } from '../layer/use-layer.ts';

export interface DialogProps {
  /** `page` covers a phone's screen: for typing, because a keyboard covers half of a sheet */
  kind: 'modal' | 'sheet' | 'page';
  /** id of the heading inside the dialog */
  labelledBy: string;
  /** id of the text that is read after it */
  describedBy?: string;
  /** called on Escape, the browser's Back, a press outside, or a button inside */
  onClose: () => void;
  children: ReactNode;
}

/**
 * The browser's modal dialog: it traps the focus, makes the rest of the page inert, closes on Escape and
 * restores the focus. It is open while mounted. It is rendered into the body, because a sheet that was open
 * before makes the rest of the page inert, including a dialog inside it.
 */
export function Dialog({ kind, labelledBy, describedBy, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // before the element is removed: only a dialog that is closed while in the page restores the focus
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  useLayer(true, onClose);
  return createPortal(
    <dialog
      ref={dialog}
      className={`${styles['dialog']} ${styles[kind]}`}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      {children}
    </dialog>,
    document.body,
  );
}
