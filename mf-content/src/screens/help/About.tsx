import { useText } from '@resort/shared/i18n';
import { Accordion, SectionHeading } from '@resort/shared/ui';
import { RichText } from '@resort/shared/ui/rich-text';
import type { AboutType } from '../../../contract/index.ts';
import { useAboutQuery } from '../../api/help.ts';
import styles from './help.module.css';

/** About us: contact, location and accessibility. */
export function About() {
  const t = useText('content');
  const pages = [usePage('ABOUT'), usePage('CONTACT'), usePage('ACCESSIBILITY')].flat();
  if (pages.length === 0) return null;
  return (
    <section className={styles['part']} aria-labelledby="help-about">
      <SectionHeading id="help-about" title={t('help.about')} />
      <div>
        <Accordion
          name="about"
          items={pages.map(({ title, html }) => ({ title, content: <RichText html={html} /> }))}
        />
      </div>
    </section>
  );
}

function usePage(type: AboutType) {
  const { data } = useAboutQuery({ type });
  return data === undefined ? [] : [data];
}
