import type { ComponentProps, ReactNode } from 'react';
import { Link } from '../../router/index.ts';
import { classes } from '../classes.ts';
import styles from './card-box.module.css';

interface CardBoxProps {
  className?: string | undefined;
  /** with a `CardLink` in it a press anywhere opens it; its own buttons stand above that with `z-index: 2` */
  children: ReactNode;
}

/** A raised box about one thing, to be filled: `Surface` is one for most things. */
export function CardBox({ className, children }: CardBoxProps) {
  return <article className={classes(styles['box'], className)}>{children}</article>;
}

/** What opens the box that it stands in, named by its words. */
export function CardLink(props: Omit<ComponentProps<typeof Link>, 'className'>) {
  return <Link {...props} className={styles['link']} />;
}
