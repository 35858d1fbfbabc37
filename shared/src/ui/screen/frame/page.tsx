import { useEffect, useRef, type ReactNode } from 'react';
import { classes } from '../../base/classes.ts';
import styles from './page.module.css';
import { useTitleInBar } from './screen-title.ts';

export interface PageProps {
  title: string;
  /**
   * what the screen is, if the title does not say so: a member's name is the title of several screens. Used
   * in the document's title only.
   */
  name?: string;
  /** a short line above the title */
  over?: string;
  lead?: string;
  /** a picture from edge to edge, behind the title; it may have any colours */
  scene?: ReactNode;
  /** uses the whole width of a wide screen; for a screen with a `Split` */
  isWide?: boolean;
  /** icon buttons beside the title */
  actions?: ReactNode;
  children?: ReactNode;
}

/**
 * A screen's frame: large title and margins. It sets the document's title and takes the focus, so that a
 * screen reader announces the navigation. When the title is scrolled away, it appears small in the bar.
 */
export function Page({ title, name, over, lead, scene, isWide = false, actions, children }: PageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = name === undefined ? title : `${name} · ${title}`;
    heading.current?.focus({ preventScroll: true });
  }, [title, name]);
  useTitleInBar(title, heading);
  return (
    <div className={classes(styles['page'], isWide && styles['wide'])}>
      <header className={classes(styles['heading'], scene !== undefined && styles['onScene'])}>
        {scene === undefined ? null : <div className={styles['scene']}>{scene}</div>}
        <div className={styles['words']}>
          {over === undefined ? null : <p className={styles['over']}>{over}</p>}
          <h1 ref={heading} tabIndex={-1} className={styles['title']}>
            {title}
          </h1>
          {lead === undefined ? null : <p className={styles['lead']}>{lead}</p>}
        </div>
        {actions === undefined ? null : <div className={styles['actions']}>{actions}</div>}
      </header>
      {children}
    </div>
  );
}
