import { useText } from '@resort/shared/i18n';
import { changeScheme, SCHEMES, useScheme } from '@resort/shared/skin';
import { Button } from '@resort/shared/ui';
import type { Holder } from '@resort/release/client';
import { leave } from '../api/identity.ts';
import styles from './who-is-this.module.css';

/** Whose token this is and what it may do, light or dark, and the way out. */
export function WhoIsThis({ holder }: { holder: Holder | undefined }) {
  const t = useText('console');
  const scheme = useScheme();
  const next = SCHEMES[(SCHEMES.indexOf(scheme) + 1) % SCHEMES.length] ?? 'system';
  return (
    <header className={styles['who']}>
      {holder === undefined ? null : (
        <p className={styles['name']}>
          {holder.name} <span className={styles['scopes']}>{holder.scopes.join(', ')}</span>
        </p>
      )}
      <div className={styles['ways']}>
        <Button look="plain" onClick={() => changeScheme(next)}>
          {t(`scheme.${scheme}`)}
        </Button>
        <Button look="plain" onClick={() => void leave()}>
          {t('signOut')}
        </Button>
      </div>
    </header>
  );
}
