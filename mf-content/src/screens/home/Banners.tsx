import type { HomeBanner } from '@resort/shared/calls/rows';
import { useText } from '@resort/shared/i18n';
import { Link } from '@resort/shared/router';
import { servedLink } from '@resort/shared/routes';
import { Picture } from '@resort/shared/ui';
import { useBannersQuery } from '@resort/shared/ui/home';
import styles from './home.module.css';

/** What the page begins with, side by side; nothing where there is none. */
export function Banners() {
  const t = useText('content');
  const { data: banners, isError } = useBannersQuery();
  if (isError || banners?.length === 0) return null;
  return (
    <ul className={styles['banners']} aria-label={t('home.banners')} aria-busy={banners === undefined}>
      {(banners ?? []).map((banner, index) => (
        <li key={banner.id} className={styles['banner']}>
          <Tile banner={banner} isFirst={index === 0} />
        </li>
      ))}
    </ul>
  );
}

function Tile({ banner, isFirst }: { banner: HomeBanner; isFirst: boolean }) {
  const { title, text, picture, link } = banner;
  const way = servedLink(link);
  const words = (
    <>
      <Picture src={picture.src} alt={picture.alt} ratio="16:9" eager={isFirst} />
      <span className={styles['caption']}>
        <span className={styles['name']}>{title}</span>
        <span className={styles['text']}>{text}</span>
      </span>
    </>
  );
  if (way === undefined) return <div className={styles['tile']}>{words}</div>;
  return (
    <Link className={styles['tile']} to={way}>
      {words}
    </Link>
  );
}
