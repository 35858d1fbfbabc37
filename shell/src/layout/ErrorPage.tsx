import { useText } from '@resort/shared/i18n';
import { useRouteError } from '@resort/shared/router';
import { Button, ButtonLink, Page } from '@resort/shared/ui';
import { useEffect, useState } from 'react';
import { asNotFound } from './not-found.ts';
import styles from './layout.module.css';

/** The global error page for 404 and 500 (specification §2). `bare`: the layout itself failed. */
export function ErrorPage({ bare = false }: { bare?: boolean }) {
  const t = useText('shell');
  const notFound = asNotFound(useRouteError());
  const isCrash = bare && notFound === undefined;
  // until this is in the document, the layout is, with what was typed
  const [fields] = useState(() => [
    ...document.querySelectorAll<HTMLInputElement>('input, textarea, select'),
  ]);
  useEffect(() => {
    if (isCrash) void import('../crash/layout-crashed.ts').then(({ layoutCrashed }) => layoutCrashed(fields));
  }, [isCrash, fields]);
  if (notFound) {
    return (
      <Page title={t('notFound.title')}>
        <div className={styles['centre']}>
          <p className={styles['path']}>{notFound.message}</p>
          <p>{t('notFound.help')}</p>
          <ButtonLink to="/">{t('notFound.home')}</ButtonLink>
        </div>
      </Page>
    );
  }
  return (
    <Page title={t('crashed.title')}>
      <div className={styles['centre']}>
        <p>{t('crashed.help')}</p>
        <Button onClick={() => location.reload()}>{t('crashed.reload')}</Button>
        {bare ? null : (
          <ButtonLink look="plain" to="/">
            {t('notFound.home')}
          </ButtonLink>
        )}
      </div>
    </Page>
  );
}
