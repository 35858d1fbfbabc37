import type { SourceCommit } from '@resort/shared/remote';
import { Badge } from '@resort/shared/ui';
import { callsText, sizeText, type VersionNote } from '@resort/release/client';
import { useText } from '@resort/shared/i18n';
import styles from './version-facts.module.css';
import { When } from './When.tsx';

/** What tells a version apart: its newest commit, size, calls and check; `commits`: everything that is new in it. */
export function VersionFacts({
  note,
  commits = [],
}: {
  note: VersionNote;
  commits?: SourceCommit[] | undefined;
}) {
  const t = useText('console');
  const { commit, isDirty, verdict } = note;
  const calls = callsText(note);
  const older = commits.filter((one) => one.commit !== commit?.commit);
  return (
    <span className={styles['facts']}>
      {commit === null ? (
        t('version.unknown')
      ) : (
        <>
          <span className={styles['subject']}>{commit.subject}</span>
          <span>
            {commit.commit.slice(0, 10)} · {commit.author}, <When at={commit.at} />
          </span>
        </>
      )}
      <span>
        {sizeText(note)} · {t(`version.check.${verdictOf(verdict)}`)}
      </span>
      {calls === '' ? null : <span>{t('version.calls', { calls })}</span>}
      {isDirty ? <Badge tone="warning">{t('version.dirty')}</Badge> : null}
      {older.length === 0 ? null : (
        <span>{t('version.also', { subjects: older.map(({ subject }) => subject).join('; ') })}</span>
      )}
    </span>
  );
}

const verdictOf = (verdict: VersionNote['verdict']) =>
  verdict === null ? 'none' : verdict.passed ? 'passed' : 'failed';
