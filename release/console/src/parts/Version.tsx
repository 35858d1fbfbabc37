import styles from './version.module.css';

/** A version's name, set apart from words: `0.1.0-3fa94c1b2d7e`. */
export function Version({ children }: { children: string }) {
  return <span className={styles['version']}>{children}</span>;
}
