import type { ReactNode } from 'react';
import styles from './table.module.css';

/** A table that scrolls sideways within itself where the page is narrow; the keyboard scrolls it, too. */
export function Table({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles['scroll']} role="group" aria-label={label} tabIndex={0}>
      <table className={styles['table']}>{children}</table>
    </div>
  );
}

/** A cell of sentences, or of many names: it breaks its lines. */
export function WordsCell({ children }: { children: ReactNode }) {
  return <td className={styles['wraps']}>{children}</td>;
}
