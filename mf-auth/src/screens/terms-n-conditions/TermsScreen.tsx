import { formatDate } from '@resort/shared/format';
import { currentLanguage, useText } from '@resort/shared/i18n';
import { ErrorCard, Page, SkeletonText, Waiting } from '@resort/shared/ui';
import { Tabs, useTabInAddress } from '@resort/shared/ui/tabs';
import { useLegalTextQuery } from '../../api/sign-in.ts';
import styles from './terms.module.css';

const SCENES = ['terms', 'privacy', 'programme'] as const;
type Scene = (typeof SCENES)[number];

/**
 * The versioned legal texts, one document at a time by `section=`. Tabs replace the address: whoever came from a form goes
 * back to it by one press of Back, however many documents were read.
 */
export default function TermsScreen() {
  const t = useText('auth');
  const [scene, select] = useTabInAddress(SCENES, 'section');
  return (
    <Page title={t(`legal.${scene}`)}>
      <Tabs
        label={t('legal.documents')}
        tabs={SCENES.map((id) => ({ id, label: t(`legal.tab.${id}`) }))}
        selected={scene}
        onSelect={select}
      >
        <LegalText scene={scene} />
      </Tabs>
    </Page>
  );
}

function LegalText({ scene }: { scene: Scene }) {
  const t = useText('auth');
  const { currentData: sections, isError, isFetching, refetch } = useLegalTextQuery({ scene });
  if (sections === undefined && isError)
    return <ErrorCard message={t('legal.failed')} isRetrying={isFetching} onRetry={() => void refetch()} />;
  if (!sections) {
    return (
      <Waiting>
        <SkeletonText lines={12} />
      </Waiting>
    );
  }
  const [first] = sections;
  return (
    <article className={styles['document']}>
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
    </article>
  );
}
