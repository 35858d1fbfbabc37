import { useEffect, useState, type ReactNode, type RefObject } from 'react';
import { classes } from '../classes.ts';
import { BackLink } from './back-link.tsx';
import styles from './top-bar.module.css';

export interface TopBarProps {
  title: string;
  /** once it is scrolled away the bar shows the title; nobody hears it twice */
  largeTitle: RefObject<HTMLElement | null>;
  back: string;
  children?: ReactNode;
}

/** Clings to the upper edge (below `--top`, where something else clings to it): Back, the small title, actions. */
export function TopBar({ title, largeTitle, back, children }: TopBarProps) {
  const isAway = useScrolledAway(largeTitle);
  return (
    <div className={styles['bar']}>
      <BackLink to={back} />
      <span className={classes(styles['title'], isAway && styles['shown'])} aria-hidden="true">
        {title}
      </span>
      <div className={styles['actions']}>{children}</div>
    </div>
  );
}

function useScrolledAway(target: RefObject<HTMLElement | null>): boolean {
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    if (target.current === null) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) =>
        setAway(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < 100),
      { rootMargin: '-60px 0px 0px' },
    );
    observer.observe(target.current);
    return () => observer.disconnect();
  }, [target]);
  return isAway;
}
