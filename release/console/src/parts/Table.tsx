import type { ReactNode } from 'react';
import { Scroll } from './Scroll.tsx';
import styles from './table.module.css';

/** A table that scrolls sideways. */
export function Table({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Scroll label={label} className={styles['scroll']}>
      <table className={styles['table']}>{children}</table>
    </Scroll>
  );
}

/** A cell of sentences, or of many names: it breaks its lines. */
export function WordsCell({ children }: { children: ReactNode }) {
  return <td className={styles['wraps']}>{children}</td>;
}
