import { useText } from '@resort/shared/i18n';
import { useSearchParams } from '@resort/shared/router';
import { Page } from '@resort/shared/ui';
import { ForecastSection } from '@resort/shared/ui/weather';
import { Tabs, useTabInAddress } from '@resort/shared/ui/tabs';
import { KINDS } from './kinds.ts';
import { KindPages } from './KindPages.tsx';
import { OnePage } from './OnePage.tsx';
import styles from './macau-info.module.css';
import { Ways } from './Ways.tsx';

/** The city guide, by kind; `id` in the address opens one of its pages. */
export default function MacauInfoScreen() {
  const t = useText('content');
  const [kind, select] = useTabInAddress(KINDS, 'kind');
  const id = useSearchParams()[0].get('id');
  if (id !== null) return <OnePage key={id} id={id} />;
  return (
    <Page title={t('city.title')} lead={t('city.lead')}>
      <Tabs
        label={t('city.title')}
        tabs={KINDS.map((each) => ({ id: each, label: t(`city.kind.${each}`) }))}
        selected={kind}
        onSelect={select}
      >
        {kind === 'traffic' ? <Ways /> : null}
        {kind === 'weather' ? (
          <div className={styles['ways']}>
            <ForecastSection />
          </div>
        ) : null}
        <KindPages kind={kind} />
      </Tabs>
    </Page>
  );
}
