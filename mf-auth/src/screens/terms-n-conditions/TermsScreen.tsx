import { useText } from '@resort/shared/i18n';
import { Page } from '@resort/shared/ui';
import { Tabs, useTabInAddress } from '@resort/shared/ui/tabs';
import { LegalText } from '../../legal/LegalText.tsx';
import { SECTIONS } from '../../legal/sections.ts';
import styles from '../../legal/legal.module.css';

/**
 * The versioned legal texts, one document at a time by `section=`. Tabs replace the address, so that one press of Back
 * returns to the form, however many documents were opened.
 */
export default function TermsScreen() {
  const t = useText('auth');
  const [scene, select] = useTabInAddress(SECTIONS, 'section');
  return (
    <Page title={t(`legal.${scene}`)}>
      <Tabs
        label={t('legal.documents')}
        tabs={SECTIONS.map((id) => ({ id, label: t(`legal.tab.${id}`) }))}
        selected={scene}
        onSelect={select}
      >
        <article className={styles['document']}>
          <LegalText scene={scene} />
        </article>
      </Tabs>
    </Page>
  );
}
