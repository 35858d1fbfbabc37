import type { ReactNode } from 'react';
import { classes } from '../base/classes.ts';
import { useSharedElement } from '../motion/shared-element.ts';
import { CardBox, CardLink } from './card-box.tsx';
import styles from './surface.module.css';

export interface SurfaceProps {
  title: string;
  /** heading level below the section's; does not affect the size */
  level?: 2 | 3;
  /** fills the left third: a picture with its own text alternative */
  picture?: ReactNode;
  /** above the title: a status */
  badge?: ReactNode;
  lines?: readonly ReactNode[];
  /** makes the whole box a link, named by the title; the picture transitions into the one there */
  to?: string;
  /** past, used or expired: dimmed, but readable */
  isDim?: boolean;
  /** buttons below the lines; they stay clickable in a box that is a link */
  children?: ReactNode;
}

/** A raised box about one thing: a booking, an offer, a voucher. */
export function Surface(props: SurfaceProps) {
  const { title, level = 3, picture, badge, lines = [], to, isDim = false, children } = props;
  const Heading = `h${level}` as const;
  return (
    <CardBox className={classes(styles['surface'], isDim && styles['dim'])}>
      {picture === undefined ? null : <SurfacePicture to={to}>{picture}</SurfacePicture>}
      <div className={styles['body']}>
        {badge}
        <Heading className={styles['title']}>
          {to === undefined ? (
            title
          ) : (
            <CardLink to={to} viewTransition>
              {title}
            </CardLink>
          )}
        </Heading>
        {lines.length === 0 ? null : (
          <div className={styles['lines']}>
            {lines.map((line, index) => (
              <span key={index}>{line}</span>
            ))}
          </div>
        )}
        {children === undefined ? null : <div className={styles['more']}>{children}</div>}
      </div>
    </CardBox>
  );
}

function SurfacePicture({ to, children }: { to: string | undefined; children: ReactNode }) {
  const shared = useSharedElement(to ?? '');
  return (
    <div className={styles['picture']} {...(to === undefined ? {} : shared)}>
      {children}
    </div>
  );
}
