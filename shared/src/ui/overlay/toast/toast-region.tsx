import { useEffect, useState } from 'react';
import { useText } from '../../../i18n/index.ts';
import styles from './toast.module.css';
import { hideToast, useToast } from './toasts.ts';

/** How long a toast stays, in milliseconds; longer if it has a button. */
export const TOAST_MS = 5_000;
export const UNDO_MS = 10_000;

/**
 * Shows and announces toasts; once in the layout, always mounted. A toast with the pointer or the focus stays
 * until that leaves.
 */
export function ToastRegion() {
  const t = useText('kit');
  const toast = useToast();
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (toast === null || isHeld) return undefined;
    const timer = setTimeout(() => hideToast(toast.id), toast.onUndo ? UNDO_MS : TOAST_MS);
    return () => clearTimeout(timer);
  }, [toast, isHeld]);
  const undo = () => {
    if (toast === null) return;
    setHeld(false); // removing the button moves the pointer and the focus without an event
    hideToast(toast.id, true);
  };
  return (
    <output className={styles['region']}>
      {toast === null ? null : (
        <span
          key={toast.id}
          className={styles['toast']}
          onPointerEnter={() => setHeld(true)}
          onPointerLeave={() => setHeld(false)}
          onFocus={() => setHeld(true)}
          onBlur={() => setHeld(false)}
        >
          <span className={styles['text']}>{toast.text}</span>
          {toast.onUndo ? (
            <button type="button" className={styles['undo']} onClick={undo}>
              {t('undo')}
            </button>
          ) : null}
        </span>
      )}
    </output>
  );
}
