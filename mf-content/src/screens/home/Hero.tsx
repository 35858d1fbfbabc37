import { servedLink } from '@resort/shared/routes';
import { CardBox, CardLink, Picture } from '@resort/shared/ui';
import type { HomeInfo } from '../../../contract/index.ts';
import styles from './home.module.css';

/** The resort at this time of day. */
export function Hero({ hero: { title, text, picture, link } }: { hero: HomeInfo['hero'] }) {
  const way = servedLink(link);
  return (
    <CardBox>
      <Picture {...picture} ratio="16:9" />
      <div className={styles['caption']}>
        <h2 className={styles['name']}>
          {way === undefined ? title : <CardLink to={way}>{title}</CardLink>}
        </h2>
        <p className={styles['text']}>{text}</p>
      </div>
    </CardBox>
  );
}
