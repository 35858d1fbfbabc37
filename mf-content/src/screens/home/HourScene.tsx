import { Pattern, Picture } from '@resort/shared/ui';
import type { HomeInfo } from '../../../contract/index.ts';
import styles from './home.module.css';

/** The resort at this hour of Macau; until it is known, the skin's ornament. */
export function HourScene({ hero }: { hero: HomeInfo['hero'] | undefined }) {
  return hero === undefined ? (
    <div className={styles['dawn']}>
      <Pattern opacity={0.3} />
    </div>
  ) : (
    <Picture {...hero.picture} eager />
  );
}
