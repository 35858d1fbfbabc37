import { useText } from '@resort/shared/i18n';
import { Link, useSearchParams } from '@resort/shared/router';
import { to } from '@resort/shared/routes';
import { Page } from '@resort/shared/ui';
import { LegalText } from '../../legal/LegalText.tsx';
import { SCENES, toScene } from '../../legal/scenes.ts';
import styles from '../../legal/legal.module.css';

/** The versioned legal texts, one document at a time by `section=`. */
export default function TermsScreen() {
  const t = useText('auth');
  const [query] = useSearchParams();
  const scene = toScene(query.get('section')) ?? 'terms';
  return (
    <Page title={t(`legal.${scene}`)}>
      <nav className={styles['tabs']} aria-label={t('legal.documents')}>
        {SCENES.map((known) => (
          <Link
            key={known}
            className={styles['tab']}
            aria-current={known === scene ? 'page' : undefined}
            to={to('/terms-n-conditions', { section: known })}
          >
            {t(`legal.${known}`)}
          </Link>
        ))}
      </nav>
      <LegalText scene={scene} />
    </Page>
  );
}
