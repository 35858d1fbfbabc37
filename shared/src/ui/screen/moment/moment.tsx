import type { ReactNode } from 'react';
import { Pattern } from '../../pictures/pattern/pattern.tsx';
import { Page } from '../frame/page.tsx';
import styles from './moment.module.css';

export interface MomentProps {
  /** what has happened, in a word or two: 'Thank you' */
  title: string;
  /** a short line above the title */
  over?: string;
  /** what the screen is, if the title does not say so; in the document's title only */
  about?: string;
  /** what it is about: a room, a show, a reward */
  name?: string | undefined;
  /** when, formatted; in large type, because it is what a member looks for */
  date?: string | undefined;
  /** as of `Page`, for a `Split` */
  isWide?: boolean;
  /** the facts, and the next step */
  children: ReactNode;
}

/** A moment worth staging: joined, booked, paid, redeemed. A light rises behind the title; nothing else moves. */
export function Moment({ title, over, about, name, date, isWide = false, children }: MomentProps) {
  return (
    <Page
      title={title}
      isWide={isWide}
      scene={<MomentScene />}
      {...(over === undefined ? {} : { over })}
      {...(about === undefined ? {} : { name: about })}
    >
      <MomentWords name={name} date={date} />
      {children}
    </Page>
  );
}

/** What the moment is about, and when. */
export function MomentWords({ name, date }: Pick<MomentProps, 'name' | 'date'>) {
  if (name === undefined && date === undefined) return null;
  return (
    <div className={styles['what']}>
      {name === undefined ? null : <p className={styles['name']}>{name}</p>}
      {date === undefined ? null : <p className={styles['date']}>{date}</p>}
    </div>
  );
}

/** The skin's colours and ornament with a light in them, which has not risen while the moment is ahead; decoration. */
export function MomentScene({ isAhead = false }: { isAhead?: boolean }) {
  return (
    <div className={styles['dawn']}>
      {isAhead ? null : <div className={styles['light']} />}
      <div className={styles['ornament']}>
        <Pattern opacity={0.32} />
      </div>
    </div>
  );
}
