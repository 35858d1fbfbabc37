import { useEffect, useRef, type ReactNode } from 'react';
import styles from './page.module.css';

export interface PageProps {
  title: string;
  /** a short line above the title */
  over?: string;
  lead?: string;
  children: ReactNode;
}

/** A screen's frame: large title, margins. It names the document and takes the focus, so that a change is announced. */
export function Page({ title, over, lead, children }: PageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = title;
    heading.current?.focus({ preventScroll: true });
  }, [title]);
  return (
    <div className={styles['page']}>
      <header className={styles['heading']}>
        {over === undefined ? null : <p className={styles['over']}>{over}</p>}
        <h1 ref={heading} tabIndex={-1} className={styles['title']}>
          {title}
        </h1>
        {lead === undefined ? null : <p className={styles['lead']}>{lead}</p>}
      </header>
      {children}
    </div>
  );
}

/** A sentence in a box; `danger` is announced at once. */
export function Notice({ tone = 'plain', children }: { tone?: 'plain' | 'danger'; children: ReactNode }) {
  const danger = tone === 'danger';
  return (
    <div
      className={`${styles['notice']} ${danger ? styles['danger'] : ''}`}
      role={danger ? 'alert' : 'status'}
    >
      {children}
    </div>
  );
}

/** A resting shape where content will stand; give it the content's height in CSS pixels. */
export function Skeleton({ height, width }: { height: number; width?: string }) {
  return <div className={styles['bone']} style={{ height, width }} aria-hidden="true" />;
}

/** Read out, not shown. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles['hidden']}>{children}</span>;
}
