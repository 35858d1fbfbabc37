import type { ReactNode } from 'react';
import { useSharedElement } from '../../motion/shared-element.ts';
import { Picture } from '../picture/picture.tsx';
import { CardBox, CardLink } from '../../surface/card-box.tsx';
import styles from './picture-card.module.css';

export interface PictureCardProps {
  picture: { src: string; alt: string } | undefined;
  /** above the title: the kind of thing, and a short detail */
  over?: ReactNode;
  aside?: ReactNode;
  title: string;
  /** heading level; does not affect the size */
  level?: 2 | 3;
  /** where a press leads; the picture transitions into the one there (`SHARED_TARGET`) */
  to: string;
  summary?: ReactNode;
  /** below: when, where, how many */
  line?: ReactNode;
  /** on the picture, a separate button: a heart that saves it */
  corner?: ReactNode;
  /** past or ended: dimmed, but readable */
  isDim?: boolean;
  /** a price, times to book; links inside stay clickable with `z-index: 2` */
  children?: ReactNode;
}

/** A box with a wide picture that links to its subject: an offer, a hotel, an outlet, a story, a show. */
export function PictureCard(props: PictureCardProps) {
  const { picture, over, aside, title, level = 2, to, summary, line, corner } = props;
  const shared = useSharedElement(to);
  const Heading = `h${level}` as const;
  return (
    <CardBox className={props.isDim ? styles['dim'] : undefined}>
      {picture === undefined ? null : (
        <div className={styles['picture']} {...shared}>
          <Picture {...picture} ratio="16:9" />
        </div>
      )}
      {corner === undefined ? null : <div className={styles['corner']}>{corner}</div>}
      <div className={styles['words']}>
        {over === undefined ? null : (
          <div className={styles['over']}>
            <span className={styles['topic']}>{over}</span>
            {aside}
          </div>
        )}
        <Heading className={styles['title']}>
          <CardLink to={to}>{title}</CardLink>
        </Heading>
        {summary === undefined ? null : <p className={styles['summary']}>{summary}</p>}
        {line === undefined ? null : <div className={styles['line']}>{line}</div>}
        {props.children === undefined ? null : <div className={styles['more']}>{props.children}</div>}
      </div>
    </CardBox>
  );
}
