import { useText } from '@resort/shared/i18n';
import { Notice } from '@resort/shared/ui';
import type { CheckRun } from '@resort/release/client';
import { When } from '../parts/When.tsx';
import styles from './checks.module.css';

/** The progress of a check, and then its result. */
export function CheckResult({ run }: { run: CheckRun }) {
  const t = useText('console');
  const { units, by, startedAt, endedAt, passed } = run;
  const what = units.length === 0 ? t('checks.pinned') : units.join(', ');
  return (
    <>
      <p>
        {t('checks.by', { what, by })} <When at={startedAt} />
      </p>
      {endedAt === null ? <Progress progress={run.progress} /> : null}
      {/* announced when the check ends */}
      <output className={styles['result']}>
        {endedAt === null ? null : (
          <Notice tone={passed ? 'success' : 'danger'}>
            {t(passed ? 'checks.passed' : passed === null ? 'checks.broken' : 'checks.failed')}
          </Notice>
        )}
      </output>
      {run.faults.length === 0 ? null : (
        <ul className={styles['faults']} aria-label={t('checks.faults')}>
          {run.faults.map((fault) => (
            <li key={fault}>{fault}</li>
          ))}
        </ul>
      )}
      {run.seen.map((line) => (
        <p key={line} className={styles['seen']}>
          {line}
        </p>
      ))}
    </>
  );
}

/** `smoke 12/40 en: /offer?id=7`; other steps have no numbers. */
function Progress({ progress }: { progress: string }) {
  const t = useText('console');
  const [, done, total] = /(\d+)\/(\d+)/.exec(progress) ?? [];
  return (
    <div>
      <progress
        className={styles['progress']}
        aria-label={t('checks.running')}
        {...(done !== undefined && { value: Number(done), max: Number(total) })}
      />
      <p className={styles['seen']}>{progress || t('checks.running')}</p>
    </div>
  );
}
