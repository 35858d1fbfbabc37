import { useText } from '@resort/shared/i18n';
import { Button } from '@resort/shared/ui';
import { Form, TextArea, useForm, useRules } from '@resort/shared/ui/form';
import { useState } from 'react';
import { useSayInChatMutation } from '../../api/chat.ts';

/** One message of the member's; it stays in the field until it has arrived. */
export function SayForm() {
  const t = useText('content');
  const { required, remark } = useRules();
  const [send] = useSayInChatMutation();
  const [sent, setSent] = useState(0);
  const form = useForm({
    initial: { text: '' },
    rules: { text: (text) => required(text) ?? remark(text) },
    submit: async ({ text }) => {
      await send({ text }).unwrap();
      form.field('text').onChange('');
      form.forget();
      setSent(sent + 1);
    },
    draft: { key: 'chat', fields: ['text'] },
  });
  return (
    <Form form={form}>
      <TextArea key={sent} {...form.field('text')} label={t('chat.message')} />
      <Button type="submit" wide busy={form.busy}>
        {t('chat.send')}
      </Button>
    </Form>
  );
}
