import { useEffect, useRef, type ReactNode } from 'react';
import styles from './page.module.css';
import { TopBar } from './top-bar.tsx';

export interface PageProps {
  title: string;
  /** a short line above the title */
  over?: string;
  lead?: string;
  /** the screen above this one, for a bar with Back: a path below the language */
  back?: string;
  /** icon buttons: in the bar, or beside the title where there is no bar */
  actions?: ReactNode;
  children: ReactNode;
}

/** A screen's frame: large title, margins. It names the document and takes the focus, so that a change is announced. */
export function Page({ title, over, lead, back, actions, children }: PageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = title;
    heading.current?.focus({ preventScroll: true });
  }, [title]);
  const shownActions = actions === undefined ? null : <div className={styles['actions']}>{actions}</div>;
  return (
    <>
      {back === undefined ? null : (
        <TopBar title={title} largeTitle={heading} back={back}>
          {shownActions}
        </TopBar>
      )}
      <div className={styles['page']}>
        <header className={styles['heading']}>
          <div className={styles['words']}>
            {over === undefined ? null : <p className={styles['over']}>{over}</p>}
            <h1 ref={heading} tabIndex={-1} className={styles['title']}>
              {title}
            </h1>
            {lead === undefined ? null : <p className={styles['lead']}>{lead}</p>}
          </div>
          {back === undefined ? shownActions : null}
        </header>
        {children}
      </div>
    </>
  );
}
