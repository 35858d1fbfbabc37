import { useLayoutEffect, useRef, type ReactNode } from 'react';
import styles from './dialog.module.css';

export interface DialogProps {
  /** `page` covers a phone's screen: for what is typed into, since a keyboard covers half of a sheet */
  kind: 'modal' | 'sheet' | 'page';
  /** id of the heading inside */
  labelledBy: string;
  /** Escape, the browser's back gesture on phones, a press beside it, or a button inside */
  onClose: () => void;
  children: ReactNode;
}

/**
 * The browser's own modal dialog: it keeps the focus inside, makes the rest of the page inert, closes on Escape and
 * gives the focus back. Mounted is open.
 */
export function Dialog({ kind, labelledBy, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // before the element leaves the page: only a dialog closed while it is there gives the focus back
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={`${styles['dialog']} ${styles[kind]}`}
      aria-labelledby={labelledBy}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      {children}
    </dialog>
  );
}
