import { useText } from '@resort/shared/i18n';
import { useSearchParams } from '@resort/shared/router';
import { Accordion, SectionHeading } from '@resort/shared/ui';
import { RichText } from '@resort/shared/ui/rich-text';
import { useAboutQuery } from '../../api/help.ts';
import styles from './help.module.css';

/** Frequent questions, each with a folded answer; `question` in the address opens one, counted from 1. */
export function Questions() {
  const t = useText('content');
  const { data } = useAboutQuery({ type: 'FAQ' });
  const asked = Number(useSearchParams()[0].get('question'));
  if (data === undefined || data.questions.length === 0) return null;
  return (
    <section className={styles['part']} aria-labelledby="help-questions">
      <SectionHeading id="help-questions" title={t('help.questions')} />
      <div>
        <Accordion
          name="questions"
          items={data.questions.map(({ question, html }, index) => ({
            title: question,
            isOpen: index + 1 === asked,
            content: <RichText html={html} />,
          }))}
        />
      </div>
    </section>
  );
}
