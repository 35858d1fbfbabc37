import { useEffect, useState } from 'react';
import { useText } from '../../i18n/index.ts';
import styles from './toast.module.css';
import { hideToast, useToast } from './toasts.ts';

/** How long a toast stays, in milliseconds; longer where something can be pressed. */
export const TOAST_MS = 5_000;
export const UNDO_MS = 10_000;

/**
 * Where toasts are shown and read out; once in the layout, always there. One that has the pointer or the focus stays
 * until that has left.
 */
export function ToastRegion() {
  const t = useText('shell');
  const toast = useToast();
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (toast === null || isHeld) return undefined;
    const timer = setTimeout(() => hideToast(toast.id), toast.onUndo ? UNDO_MS : TOAST_MS);
    return () => clearTimeout(timer);
  }, [toast, isHeld]);
  const undo = () => {
    if (toast === null) return;
    setHeld(false); // its button takes the pointer and the focus with it, and says nothing of it
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
              {t('kit.undo')}
            </button>
          ) : null}
        </span>
      )}
    </output>
  );
}
