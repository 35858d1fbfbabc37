import { useText } from '@resort/shared/i18n';
import { Pattern } from '@resort/shared/ui';
import { Skyline } from './Skyline.tsx';
import styles from './hero.module.css';

/** The resort at dusk above a screen: tall where it is the first impression, a band where a form follows. */
export function Hero({ height }: { height: 'tall' | 'band' }) {
  const t = useText('auth');
  return (
    <div className={`${styles['hero']} ${styles[height]}`}>
      <div className={styles['pattern']}>
        <Pattern opacity={0.14} />
      </div>
      <Skyline label={height === 'tall' ? t('join.picture') : undefined} />
    </div>
  );
}
