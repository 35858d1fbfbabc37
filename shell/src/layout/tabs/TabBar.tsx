import { useText } from '@resort/shared/i18n';
import type { Tab } from '@resort/shared/remote';
import { Link, useLocation } from '@resort/shared/router';
import { BedDouble, Gift, House, QrCode, User } from '@resort/shared/ui';
import styles from './tab-bar.module.css';
import { middleOf, type TabItem } from '../../tabs/tabs.ts';
import { useTyping } from './use-typing.ts';

const SYMBOLS = { home: House, book: BedDouble, card: QrCode, rewards: Gift, me: User };

/** Links to the app's main screens; hidden while the on-screen keyboard is open. */
export function TabBar({ tabs, current }: { tabs: readonly TabItem[]; current: Tab | null }) {
  const t = useText('shell');
  const isTyping = useTyping();
  const { pathname } = useLocation();
  const middle = middleOf(tabs)?.tab;
  return (
    <nav className={styles['bar']} aria-label={t('tabs.label')} hidden={isTyping}>
      {tabs.map(({ tab, to }) => {
        const Symbol = SYMBOLS[tab];
        return (
          <Link
            key={tab}
            to={to}
            // a tab responds in the next frame: capturing the old screen is 40 % more work for a slow phone
            viewTransition={false}
            className={`${styles['tab']} ${tab === 'card' && tab === middle ? styles['raised'] : ''}`}
            // the tab of the shown screen leads to its top, every other to where it was left
            onClick={to === pathname ? () => scrollTo(0, 0) : undefined}
            aria-current={tab === current ? 'page' : undefined}
          >
            <span className={styles['symbol']}>
              <Symbol size={22} strokeWidth={1.6} aria-hidden="true" />
            </span>
            <span className={styles['name']}>{t(`tabs.${tab}`)}</span>
          </Link>
        );
      })}
    </nav>
  );
}
