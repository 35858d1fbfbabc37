import type { ComponentProps, ReactNode } from 'react';
import { Link } from '../../router/index.ts';
import { classes } from '../base/classes.ts';
import styles from './card-box.module.css';

interface CardBoxProps {
  className?: string | undefined;
  /** with a `CardLink` inside, a press anywhere opens it; buttons inside stay clickable with `z-index: 2` */
  children: ReactNode;
}

/** A raised, empty box about one thing. `Surface` covers most cases. */
export function CardBox({ className, children }: CardBoxProps) {
  return <article className={classes(styles['box'], className)}>{children}</article>;
}

/** The link of the surrounding box, named by its words. */
export function CardLink(props: Omit<ComponentProps<typeof Link>, 'className'>) {
  return <Link {...props} className={styles['link']} />;
}
