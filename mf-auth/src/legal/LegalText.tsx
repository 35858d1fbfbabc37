import { formatDate } from '@resort/shared/format';
import { currentLanguage, useText } from '@resort/shared/i18n';
import { SkeletonText, Waiting, RetryNotice } from '@resort/shared/ui';
import { useLegalTextQuery } from '../api/sign-in.ts';
import type { LegalSection } from './sections.ts';
import styles from './legal.module.css';

/** The edition in force of a legal text, section by section. */
export function LegalText({ scene }: { scene: LegalSection }) {
  const t = useText('auth');
  const { currentData: sections, isError, isFetching, refetch } = useLegalTextQuery({ scene });
  if (isError) {
    return <RetryNotice message={t('legal.failed')} isRetrying={isFetching} onRetry={() => void refetch()} />;
  }
  if (!sections) {
    return (
      <Waiting>
        <SkeletonText lines={12} />
      </Waiting>
    );
  }
  const [first] = sections;
  return (
    <>
      {first ? (
        <p className={styles['version']}>
          {t('legal.version', {
            version: first.version,
            date: formatDate(`${first.effectiveFrom}T00:00:00+08:00`, currentLanguage()),
          })}
        </p>
      ) : null}
      {sections.map(({ key, title, text }) => (
        <section key={key} id={key} className={styles['section']}>
          <h2 className={styles['title']}>{title}</h2>
          <p className={styles['text']}>{text}</p>
        </section>
      ))}
    </>
  );
}
