import { useText } from '@resort/shared/i18n';
import { BackLink, Globe, IconButton, useScreenTitle } from '@resort/shared/ui';
import { memo } from 'react';
import { later, laterPart } from '../later-part.ts';
import { Emblem } from './Emblem.tsx';
import styles from './header.module.css';

export interface HeaderProps {
  /** where the back link leads a visitor from outside; null on a top-level screen */
  above: string | null;
  /** whether the links to notifications and cart are shown */
  hasLinks: boolean;
  onSettings: () => void;
}

const HeaderLinks = laterPart(() => import(/* webpackChunkName: "later" */ './HeaderLinks.tsx'));

/**
 * The group's name, or the back link on a lower-level screen; the screen's title once it is scrolled away.
 */
export const Header = memo(function Header({ above, hasLinks, onSettings }: HeaderProps) {
  const t = useText('shell');
  const title = useScreenTitle();
  return (
    <header className={styles['bar']}>
      {above === null ? null : <BackLink to={above} />}
      <span className={styles['brand']} hidden={title !== null}>
        <Emblem />
        {t('brand')}
      </span>
      {title === null ? null : (
        // hidden, because the screen shows it as its heading
        <span className={styles['title']} aria-hidden="true">
          {title}
        </span>
      )}
      {hasLinks ? later(<HeaderLinks />) : null}
      <IconButton label={t('settings.open')} onClick={onSettings}>
        <Globe size={22} aria-hidden="true" />
      </IconButton>
    </header>
  );
});
