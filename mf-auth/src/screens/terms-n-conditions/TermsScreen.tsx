import { formatDate } from '@resort/shared/format';
import { currentLanguage, useText } from '@resort/shared/i18n';
import { Link, useSearchParams } from '@resort/shared/router';
import { to } from '@resort/shared/routes';
import { Button, Notice, Page, Skeleton } from '@resort/shared/ui';
import { useLegalTextQuery } from '../../api/sign-in.ts';
import styles from './terms.module.css';

const SCENES = ['terms', 'privacy', 'programme'] as const;
type Scene = (typeof SCENES)[number];

/** The versioned legal texts, one document at a time by `section=`. */
export default function TermsScreen() {
  const t = useText('auth');
  const [query] = useSearchParams();
  const scene = SCENES.find((known) => known === query.get('section')) ?? 'terms';
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

function LegalText({ scene }: { scene: Scene }) {
  const t = useText('auth');
  const { currentData: sections, isError, isFetching, refetch } = useLegalTextQuery({ scene });
  if (isError) {
    return (
      <Notice tone="danger">
        <p>{t('legal.failed')}</p>
        <Button look="plain" busy={isFetching} onClick={() => void refetch()}>
          {t('retry')}
        </Button>
      </Notice>
    );
  }
  if (!sections) return <Skeleton height={480} />;
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
