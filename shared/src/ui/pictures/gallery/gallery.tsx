import { SHARED_TARGET } from '../../motion/shared-element.ts';
import { Picture } from '../picture/picture.tsx';
import styles from './gallery.module.css';

export interface GalleryProps {
  /** what they are: 'Pictures' */
  label: string;
  pictures: readonly { src: string; alt: string }[];
  /** a picture's position in words: '2 of 5' */
  placeOf: (place: number, of: number) => string;
}

/** Makes the row focusable, so that it can be scrolled by keyboard. */
const STOP = { tabIndex: 0 };

/** Pictures side by side, each with its position; a single one has none. */
export function Gallery({ label, pictures, placeOf }: GalleryProps) {
  const of = pictures.length;
  return (
    <ul className={styles['gallery']} {...SHARED_TARGET} aria-label={label} {...(of > 1 ? STOP : {})}>
      {pictures.map((picture, index) => (
        <li key={picture.src} className={styles['picture']}>
          <Picture {...picture} ratio="4:3" eager={index === 0} />
          {of > 1 ? <span className={styles['place']}>{placeOf(index + 1, of)}</span> : null}
        </li>
      ))}
    </ul>
  );
}
