import { useText } from '@resort/shared/i18n';
import { servedLink } from '@resort/shared/routes';
import { CardBox, CardLink, IconButton, Picture } from '@resort/shared/ui';
import { useEffect, useState } from 'react';
import type { Ad as Advertisement } from '../../../contract/index.ts';
import { useAdQuery } from '../../api/home.ts';
import { isDue, rememberShown } from './ad-memory.ts';
import styles from './home.module.css';

/** The advertisement of the home, as often as it may be shown to one person. */
export function Ad() {
  const { data: ad } = useAdQuery({ slot: 'HOME' });
  return ad ? <Shown key={ad.id} ad={ad} /> : null;
}

function Shown({ ad }: { ad: Advertisement }) {
  const t = useText('content');
  // decided once: that it was shown just now is no reason to take it away
  const [isOpen, setOpen] = useState(() => isDue(ad));
  useEffect(() => {
    if (isOpen) rememberShown(ad);
  }, [isOpen, ad]);
  if (!isOpen) return null;
  const { title, text, picture, link } = ad;
  const way = servedLink(link);
  return (
    <CardBox>
      <Picture {...picture} ratio="16:9" />
      <div className={styles['close']}>
        <IconButton label={t('home.closeAd', { title })} onClick={() => setOpen(false)}>
          <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M6 6l12 12M18 6L6 18" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" />
          </svg>
        </IconButton>
      </div>
      <div className={styles['caption']}>
        <h3 className={styles['name']}>
          {way === undefined ? title : <CardLink to={way}>{title}</CardLink>}
        </h3>
        <p className={styles['text']}>{text}</p>
      </div>
    </CardBox>
  );
}
