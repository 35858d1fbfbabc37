import { useText } from '@resort/shared/i18n';
import { Accordion, SectionHeading } from '@resort/shared/ui';
import { RichText } from '@resort/shared/ui/rich-text';
import { useAboutQuery } from '../../api/help.ts';
import styles from './help.module.css';

/** Frequent questions, each with a folded answer. */
export function Questions() {
  const t = useText('content');
  const { data } = useAboutQuery({ type: 'FAQ' });
  if (data === undefined || data.questions.length === 0) return null;
  return (
    <section className={styles['part']} aria-labelledby="help-questions">
      <SectionHeading id="help-questions" title={t('help.questions')} />
      <div>
        <Accordion
          name="questions"
          items={data.questions.map(({ question, html }) => ({
            title: question,
            content: <RichText html={html} />,
          }))}
        />
      </div>
    </section>
  );
}
