import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styles from './dialog.module.css';
import { useLayer } from './history/use-layer.ts';

export interface DialogProps {
  /** `page` covers a phone's screen: for what is typed into, since a keyboard covers half of a sheet */
  kind: 'modal' | 'sheet' | 'page';
  /** id of the heading inside */
  labelledBy: string;
  /** id of the text that is read after it */
  describedBy?: string;
  /** Escape, the browser's Back, a press beside it, or a button inside */
  onClose: () => void;
  children: ReactNode;
}

/**
 * The browser's own modal dialog: it keeps the focus inside, makes the rest of the page inert, closes on Escape and
 * gives the focus back. Mounted is open. It stands in the body itself: a sheet that was open before it hides the rest of
 * the page from screen readers, and would hide a dialog in there with it.
 */
export function Dialog({ kind, labelledBy, describedBy, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // before the element leaves the page: only a dialog closed while it is there gives the focus back
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
