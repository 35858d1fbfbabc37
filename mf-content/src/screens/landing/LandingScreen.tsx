import { useText } from '@resort/shared/i18n';
import { useSearchParams } from '@resort/shared/router';
import { servedLink, to } from '@resort/shared/routes';
import { ButtonLink, Page, Picture } from '@resort/shared/ui';
import { RichText } from '@resort/shared/ui/rich-text';
import type { LandingPage } from '../../../contract/index.ts';
import { useLandingQuery } from '../../api/home.ts';
import { AsOf } from '../../parts/AsOf.tsx';
import { Detail } from '../../parts/Detail.tsx';
import styles from './landing.module.css';

/** A page that an advertisement or a letter led to, by its id or its code in the address. */
export default function LandingScreen() {
  const t = useText('content');
  const id = useSearchParams()[0].get('id') ?? '';
  const query = useLandingQuery({ id });
  return (
    <Detail topic="landing" query={query} way={{ to: to('/home'), label: t('landing.toHome') }}>
      {(page) => <LandingView key={page.id} page={page} asked={id} />}
    </Detail>
  );
}

function LandingView({ page, asked }: { page: LandingPage; asked: string }) {
  const { title, summary, picture, html, action } = page;
  const way = servedLink(action?.link ?? null);
  return (
    <Page title={title} lead={summary}>
      <AsOf call="/landPage/info" payload={{ id: asked }} />
      <div className={styles['cover']}>
        <Picture {...picture} ratio="16:9" eager />
      </div>
      <RichText html={html} headings={2} />
      {action === null || way === undefined ? null : (
        <ButtonLink wide to={way}>
          {action.name}
        </ButtonLink>
      )}
    </Page>
  );
}
