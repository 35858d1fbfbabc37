import { useText } from '@resort/shared/i18n';
import type { NotedChange } from '@resort/release/client';
import styles from './change-list.module.css';
import { Version } from './Version.tsx';
import { VersionFacts } from './VersionFacts.tsx';

/** Which version of which unit takes the place of which; a list, since nothing of it may be cut off on a phone. */
export function ChangeList({ changes }: { changes: readonly NotedChange[] }) {
  const t = useText('console');
  return (
    <ul className={styles['changes']} aria-label={t('changes.title')}>
      {changes.map(({ unit, from, to, note }) => (
        <li key={unit}>
          <strong>{unit}</strong> <Version>{from ?? t('changes.none')}</Version>
          {' → '}
          <Version>{to ?? t('changes.none')}</Version>
          {note ? <VersionFacts note={note} /> : null}
        </li>
      ))}
    </ul>
  );
}
