import { showToast } from '../overlay/toast/toasts.ts';
import styles from './save-button.module.css';

export interface SaveButtonProps {
  /** 'Save Tea Gallery' */
  label: string;
  isSaved: boolean;
  /** resolves to false if the server refused */
  save: (isSaved: boolean) => Promise<boolean>;
  /** messages for success and failure */
  words: Record<'saved' | 'removed' | 'notSaved' | 'notRemoved', string>;
}

/** Saves or removes a thing: at once on the screen, with an undo. */
export function SaveButton({ label, isSaved, save, words }: SaveButtonProps) {
  const set = async (wanted: boolean) => {
    if (!(await save(wanted))) showToast({ text: wanted ? words.notSaved : words.notRemoved });
  };
  const press = () => {
    showToast({ text: isSaved ? words.removed : words.saved, onUndo: () => void set(isSaved) });
    void set(!isSaved);
  };
  return (
    <button
      type="button"
      className={styles['button']}
      aria-label={label}
      aria-pressed={isSaved}
      onClick={press}
    >
      <svg className={styles['heart']} viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 20.5C5.5 16 3 12.6 3 9.2A4.7 4.7 0 0 1 7.7 4.5c1.8 0 3.3 1 4.3 2.6 1-1.6 2.5-2.6 4.3-2.6A4.7 4.7 0 0 1 21 9.2c0 3.4-2.5 6.8-9 11.3Z" />
      </svg>
    </button>
  );
}
