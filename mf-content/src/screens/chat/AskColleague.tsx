import { useText } from '@resort/shared/i18n';
import { Button, SectionHeading } from '@resort/shared/ui';
import { Form, RadioGroup, TextArea, useForm, useRules } from '@resort/shared/ui/form';
import type { ChatWay } from '../../../contract/index.ts';
import { useHandOverMutation } from '../../api/chat.ts';
import styles from './chat.module.css';

const WAYS: readonly ChatWay[] = ['CHAT', 'PHONE'];

interface AskColleagueProps {
  /** what the member asked before */
  asked: string;
  onDone: () => void;
}

/** Hands a question over to a colleague, who answers in the chat or calls. */
export function AskColleague({ asked, onDone }: AskColleagueProps) {
  const t = useText('content');
  const { required, remark } = useRules();
  const [send] = useHandOverMutation();
  const form = useForm({
    initial: { text: asked, answerBy: 'CHAT' },
    rules: { text: (text) => required(text) ?? remark(text) },
    submit: async ({ text, answerBy }) => {
      await send({ text, answerBy: WAYS.find((way) => way === answerBy) ?? 'CHAT' }).unwrap();
      onDone();
    },
  });
  return (
    <section className={styles['form']} aria-labelledby="chat-form">
      <SectionHeading id="chat-form" title={t('chat.ask')} />
      <Form form={form}>
        <TextArea {...form.field('text')} label={t('chat.question')} />
        <RadioGroup
          {...form.field('answerBy')}
          label={t('chat.answerBy')}
          choices={WAYS.map((value) => ({ value, label: t(`chat.way.${value}`) }))}
        />
        <Button type="submit" look="quiet" wide busy={form.busy}>
          {t('chat.ask')}
        </Button>
      </Form>
    </section>
  );
}
