import { CardBox, CardLink, Picture, useSharedElement } from '@resort/shared/ui';
import { useState, type ReactNode } from 'react';
import styles from './picture-card.module.css';

export interface PictureCardProps {
  picture: { src: string; alt: string };
  /** above the title: what it is, and something short about it */
  over: string;
  aside?: ReactNode;
  title: string;
  /** heading level */
  level?: 2 | 3;
  /** what a press opens; the picture goes over into the one there */
  to: string;
  summary: string;
  /** below: when, how many */
  line: ReactNode;
  /** on the first screen */
  eager?: boolean;
  /** over: still readable */
  isDim?: boolean;
}

/** A box with a wide picture about one thing that it opens: a story, an activity, an offer. */
export function PictureCard(props: PictureCardProps) {
  const { picture, over, aside, title, level = 2, to, summary, line, eager = false, isDim = false } = props;
  const [isPressed, setPressed] = useState(false);
  const shared = useSharedElement(to);
  const Heading = `h${level}` as const;
  return (
    <CardBox className={isDim ? styles['dim'] : undefined}>
      <div className={styles['picture']} style={isPressed ? shared : undefined}>
        <Picture src={picture.src} alt={picture.alt} ratio="16:9" eager={eager} />
      </div>
      <div className={styles['words']}>
        <div className={styles['over']}>
          <span className={styles['topic']}>{over}</span>
          {aside}
        </div>
        <Heading className={styles['title']}>
          {/* many things are at one path: only the card that was pressed may go over into the next screen */}
          <CardLink to={to} onClick={() => setPressed(true)}>
            {title}
          </CardLink>
        </Heading>
        <p className={styles['summary']}>{summary}</p>
        <div className={styles['line']}>{line}</div>
      </div>
    </CardBox>
  );
}
